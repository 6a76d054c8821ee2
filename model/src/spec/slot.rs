//! What a message engine's firmware keeps of a subgraph that runs, for those who look at it from
//! outside: watchdogs of co-simulation, debuggers.
//!
//! ```text
//!   context SRAM: slots (a symbol of the image) --> slot 0, slot 1, ... of 128 bytes
//!                 complete_bits                 --> a bit for each tag: the WQE is complete
//! ```
//!
//! The firmware lays its slots out like this; its compiler checks that against the generated
//! header ([`super::header`]). Only the words below are meant for others. This project's own
//! (source A).

use std::fmt;
use std::fmt::Write as _;

use super::{me, wqe};

/// Slots: as many as a tag has room for above the index of a WQE.
pub const COUNT: u32 = 1 << (me::TAG_BITS - wqe::INDEX_BITS);
/// Bytes of a slot.
pub const BYTES: u32 = 128;
/// The symbol of the first slot.
pub const SYMBOL: &str = "slots";
/// The symbol of the bits of complete WQEs, by tag: bit tag % 32 of word tag / 32.
pub const COMPLETE_SYMBOL: &str = "complete_bits";

/// What a slot does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Nothing.
    Free = 0,
    /// Issues its subgraph.
    Running = 1,
    /// The head is a WAIT that was issued.
    Waiting = 2,
    /// An error: issues nothing more.
    Stopped = 3,
    /// Ended; its report waits for the mailbox.
    Reporting = 4,
    /// Reported; receives are still out.
    Draining = 5,
}

impl Phase {
    /// All phases, in the order of their codes.
    pub const ALL: [Phase; 6] = [
        Phase::Free,
        Phase::Running,
        Phase::Waiting,
        Phase::Stopped,
        Phase::Reporting,
        Phase::Draining,
    ];

    /// The name in the firmware's header, in lower case.
    pub const fn name(self) -> &'static str {
        ["free", "running", "waiting", "stopped", "reporting", "draining"][self as usize]
    }

    /// The phase of a code; `None` if there is none.
    pub fn from_code(code: u32) -> Option<Phase> {
        Phase::ALL.into_iter().find(|p| *p as u32 == code)
    }
}

/// A word of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// Name in the firmware's header, in lower case.
    pub name: &'static str,
    /// Its place, counted in words.
    pub word: u32,
    /// What it is.
    pub meaning: &'static str,
}

/// The words that are meant for others.
#[rustfmt::skip]
pub const LAYOUT: [Word; 11] = [
    Word { name: "next", word: 0, meaning: "Index of the WQE that is to be issued next: the head." },
    Word { name: "arrived", word: 1, meaning: "WQEs before this index are, or were, in the SRAM." },
    Word { name: "requested", word: 2, meaning: "WQEs before this index were asked of memory." },
    Word { name: "count", word: 3, meaning: "WQEs of the subgraph." },
    Word { name: "open_others", word: 4, meaning: "WQEs issued and not complete: neither of the next two." },
    Word { name: "open_sends", word: 5, meaning: "Sends and writes issued and not complete." },
    Word { name: "open_receives", word: 6, meaning: "Receives issued and not complete." },
    Word { name: "fence", word: 7, meaning: "Tag of the last fenced WQE while it holds the slot; all ones if none does." },
    Word { name: "phase", word: 8, meaning: "What the slot does (bits 7:0); number of the subgraph (31:16)." },
    Word { name: "first_lo", word: 10, meaning: "Memory address of WQE 0, low word." },
    Word { name: "first_hi", word: 11, meaning: "The same, high word." },
];

/// A slot, as read from the context SRAM.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// What it does.
    pub phase: Phase,
    /// Number of the subgraph.
    pub id: u16,
    /// Memory address of its first WQE.
    pub first: u64,
    /// WQEs of it.
    pub count: u32,
    /// Index of the WQE that is to be issued next.
    pub next: u32,
    /// WQEs before this index have come from memory.
    pub arrived: u32,
    /// Sends and writes issued and not complete.
    pub open_sends: u32,
    /// Receives issued and not complete.
    pub open_receives: u32,
    /// Other WQEs issued and not complete.
    pub open_others: u32,
    /// Index of the fenced WQE that holds the slot.
    pub fence: Option<u32>,
}

impl Slot {
    /// The slot of these words; `None` if its phase is none that there is.
    pub fn from_words(words: &[u32; BYTES as usize / 4]) -> Option<Slot> {
        let at = |name: &str| {
            LAYOUT.iter().find(|w| w.name == name).map_or(0, |w| words[w.word as usize])
        };
        let fence = at("fence");
        Some(Slot {
            phase: Phase::from_code(at("phase") & 0xff)?,
            id: (at("phase") >> 16) as u16,
            first: u64::from(at("first_lo")) | u64::from(at("first_hi")) << 32,
            count: at("count"),
            next: at("next"),
            arrived: at("arrived"),
            open_sends: at("open_sends"),
            open_receives: at("open_receives"),
            open_others: at("open_others"),
            fence: (fence != u32::MAX).then_some(fence & (wqe::MOST - 1)),
        })
    }
}

pub(super) fn write_c_header(out: &mut String) -> fmt::Result {
    writeln!(out, "\n/* Slots of the message engine's firmware, as seen from outside. */")?;
    let mut define = |name: String, value: u32, comment: &str| {
        writeln!(out, "#define MTIA_SLOT_{} {value}u /* {comment} */", name.to_uppercase())
    };
    define("COUNT".into(), COUNT, "")?;
    define("BYTES".into(), BYTES, "of one")?;
    for Word { name, word, meaning } in LAYOUT {
        define(format!("{name}_WORD"), word, meaning)?;
    }
    for phase in Phase::ALL {
        define(format!("PHASE_{}", phase.name()), phase as u32, "")?;
    }
    Ok(())
}
