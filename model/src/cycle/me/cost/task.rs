//! What the firmware does, piece by piece, and the core's cycles for each piece.
//!
//! ```text
//!   measured.rs (written by calibration) --> Costs --> Engine
//! ```
//! A piece is the way from one branch of the firmware to the next, so that whatever the main loop
//! does is a sum of pieces. Where a piece ends in an access to a register, what comes before and
//! after it are pieces of their own: the access is what others see.

use std::fmt;

use super::measured;
use crate::func::me::firmware::{self, NoImage};
use crate::spec::Chip;

macro_rules! tasks {
    ($($(#[doc = $doc:literal])* $name:ident,)*) => {
        /// A piece of the firmware; see the source of [`super::engine`] for where each stands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Task {
            $($(#[doc = $doc])* $name,)*
        }

        impl Task {
            /// All pieces, in the order of the table.
            pub const ALL: &'static [Task] = &[$(Task::$name,)*];
        }
    };
}

tasks! {
    /// The queue is empty: on to the status.
    PeekNone,
    /// Some were taken, and the queue is empty or enough is enough: on to the status.
    PeekEnd,
    /// The first completion of some, on top of its cost.
    TakeFirst,
    /// A completion of a SEND, WRITE or WRITE_IMM is taken, and the next one looked for.
    TakeSend,
    /// The same of a RECV.
    TakeReceive,
    /// The same of a REDUCE or COPY.
    TakeNmc,
    /// The same of a SET.
    TakeStore,
    /// The same of a fetch of WQEs.
    TakeChunk,
    /// The word of a WAIT has come and the comparison holds.
    TakeWord,
    /// It does not hold; others rest already.
    TakeWordAgain,
    /// It does not hold; the time is read to set the alarm.
    TakeWordFirst,
    /// The alarm is set.
    TakeWordAlarm,
    /// The word of a WAIT that was stopped in the meantime.
    TakeWordLate,
    /// A completion with an error, on top of its cost.
    TakeError,
    /// From the status to the end of the loop, nothing found to do.
    Pass,
    /// Back to the loop's beginning.
    Again,
    /// From the end of the loop to another look at the status, for a word or before the sleep.
    Look,
    /// No word could be read, and something was done: back to the loop's beginning.
    LookNot,
    /// Nothing was done: to the core's sleep.
    Rest,
    /// What wakes the core has changed.
    RestChanged,
    /// Something was there before the core slept.
    RestNot,
    /// From a completion in the queue, visible to a core that sleeps, to the loop's first look.
    WakeCompletion,
    /// From a message, likewise.
    WakeMessage,
    /// From the alarm, likewise.
    WakeAlarm,
    /// From room for a fetch, a store or a command, likewise.
    WakeRoom,
    /// A message is taken and a slot set up.
    Message,
    /// Its WQEs lie near the limit of memory, on top of its cost.
    MessageNear,
    /// Its set-up for each 32 WQEs.
    MessageWords,
    /// A report, to its push.
    Report,
    /// After the push.
    Reported,
    /// A fetch of WQEs, to its push.
    Chunk,
    /// After the push.
    ChunkPushed,
    /// A fetch of a word, to its push.
    Word,
    /// After the push, back to the loop's beginning.
    WordPushed,
    /// Waits rest: to the reading of the time.
    Rouse,
    /// They rest on.
    RouseNot,
    /// They are read again.
    RouseNow,
    /// Slots are stalled: their queues are looked at.
    Unstall,
    /// A slot has its turn.
    Enter,
    /// Its fence holds.
    FenceHolds,
    /// Its fence does not hold any more.
    FenceOver,
    /// No head, and not the end.
    NoHead,
    /// The end, with WQEs that are not complete.
    NotFinished,
    /// The end: the report is prepared.
    Finish,
    /// A slot that issues nothing has its turn.
    Settle,
    /// A head was checked before.
    Checked,
    /// A network WQE is checked, buffers far below the limit.
    CheckNetwork,
    /// The same, buffers within 4 GB of the limit.
    CheckNetworkNear,
    /// A WRITE's remote buffer besides.
    CheckRemote,
    /// A REDUCE is checked.
    CheckReduce,
    /// The same, buffers within 4 GB of the limit.
    CheckReduceNear,
    /// A COPY is checked.
    CheckCopy,
    /// The same, near the limit.
    CheckCopyNear,
    /// A SET or WAIT is checked.
    CheckWord,
    /// The same, near the limit.
    CheckWordNear,
    /// A NOOP is checked.
    CheckNoop,
    /// wqe_sync is checked.
    CheckBack,
    /// The head is wrong: the slot is stopped.
    Reject,
    /// Ordering fields are looked at.
    Order,
    /// wqe_sync among them.
    OrderBack,
    /// rx_sync among them.
    OrderReceives,
    /// tx_sync among them.
    OrderSends,
    /// sync among them.
    OrderAll,
    /// They hold the head.
    Held,
    /// A network WQE, to the look at the FIFO.
    Network,
    /// A SEND, to its push.
    Send,
    /// A RECV, to its push.
    Receive,
    /// A WRITE or WRITE_IMM, to its push.
    Write,
    /// After the push.
    NetworkPushed,
    /// A REDUCE or COPY, to the look at the NMC's queue.
    Nmc,
    /// A REDUCE, to its push.
    Reduce,
    /// A COPY, to its push.
    Copy,
    /// After the push.
    NmcPushed,
    /// The NMC's queue is full.
    NmcFull,
    /// A SET, to the look at the stores under way.
    Set,
    /// To its push.
    Store,
    /// After the push.
    StorePushed,
    /// As many stores as there can be are under way.
    StoreFull,
    /// A NOOP.
    Noop,
    /// A WAIT becomes one whose word is wanted.
    Wait,
    /// A fence is noted.
    Fence,
    /// The head leaves a half of the ring, and more WQEs are to come.
    NextChunk,
}

/// The cycles of every piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Costs {
    /// In sixteenths of a cycle. A piece that saves what another one counts is negative.
    sixteenths: Vec<i64>,
}

/// Parts of a cycle in which the model counts.
pub const PARTS: u64 = 16;

impl Costs {
    /// What was measured for a chip's firmware.
    ///
    /// # Errors
    /// If no firmware fits the chip.
    pub fn of(chip: &Chip) -> Result<Costs, NoImage> {
        let preset = firmware::preset(chip)?;
        let table = measured::TABLES.iter().find(|t| t.0 == preset);
        Ok(Costs::new(table.map_or(&[], |t| t.1)))
    }

    /// From cycles in the order of [`Task::ALL`]; pieces beyond the list cost nothing.
    pub fn new(cycles: &[f64]) -> Costs {
        let mut sixteenths: Vec<i64> =
            cycles.iter().map(|c| (c * PARTS as f64).round() as i64).collect();
        sixteenths.resize(Task::ALL.len(), 0);
        Costs { sixteenths }
    }

    /// Cycles of a piece.
    pub fn cycles(&self, task: Task) -> f64 {
        self.sixteenths[task as usize] as f64 / PARTS as f64
    }

    pub(super) fn sixteenths(&self, task: Task) -> i64 {
        self.sixteenths[task as usize]
    }
}

/// The lines of `measured.rs`, as rustfmt has them.
impl fmt::Display for Costs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> =
            Task::ALL.iter().map(|&t| format!("{:.4},", self.cycles(t))).collect();
        let width = numbers.iter().map(String::len).max().unwrap_or(0);
        let mut lines = numbers.iter().zip(Task::ALL);
        lines.try_for_each(|(number, task)| writeln!(f, "    {number:width$} // {task:?}"))
    }
}
