//! The message engine (ME) as its firmware and the control core see it: memory map, registers,
//! completions, messages and counters.
//!
//! ```text
//!            mailbox (messages from and to the control core)
//!                 |
//!   +------+   +-----------+--> doorbells of the NICs (work requests)
//!   | core |---| registers |--> NMC command          <== completions (NICs, NMC, memory port)
//!   +------+   +-----------+--> memory port (fetches and stores of a flit)
//!       |            |
//!   context SRAM  completion queue
//! ```
//!
//! This is the one place for these facts: hardware decode, models, the firmware's header
//! ([`super::header`]) and the manual ([`markdown`]) take them from here. That an ME has a core,
//! 256 KB of context SRAM, one completion queue, a work request FIFO for all NICs and a port to
//! its NMC is published (P); addresses, codes and the rest are this project's own (source A).

use std::fmt;
use std::fmt::Write as _;

use super::chip::Chip;
use super::wqe;

/// Where the context SRAM begins in the core's address space; the core boots there.
pub const SRAM_BASE: u32 = 0;
/// Where the registers begin in the core's address space and on the utility port.
pub const REGISTER_BASE: u32 = 0x1000_0000;
/// Bytes of the space for registers.
pub const REGISTER_BYTES: u32 = 0x400;
/// Version of the register map.
pub const VERSION: u32 = 1;
/// Words of a mailbox message, either way.
pub const MESSAGE_WORDS: usize = 4;
/// Bits of the tag that a work request, a command or a fetch carries into its completion.
pub const TAG_BITS: u32 = 16;
/// Commands of the memory port's fetcher that may be under way.
pub const FETCH_COMMANDS: u32 = 4;
/// The most flits of one fetch.
pub const FETCH_FLITS: u32 = 16;
/// Stores of the memory port that may await acknowledgement.
pub const STORE_COMMANDS: u32 = 4;
/// Width of a counter in bits.
pub const COUNTER_BITS: u32 = 64;

/// Who may do what with a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Read by the core and the utility port.
    Read,
    /// Read and written by the core and the utility port.
    ReadWrite,
    /// A write acts; it reads as 0.
    Act,
    /// Read; writing ones clears those bits.
    ReadClear,
    /// Read by both, written by the utility port alone.
    Control,
}

impl Access {
    /// In the manual's tables.
    pub const fn name(self) -> &'static str {
        match self {
            Access::Read => "R",
            Access::ReadWrite => "RW",
            Access::Act => "W",
            Access::ReadClear => "R, W1C",
            Access::Control => "R, utility W",
        }
    }
}

/// A register of 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Register {
    /// Name in the firmware's header, in lower case.
    pub name: &'static str,
    /// Byte offset from [`REGISTER_BASE`].
    pub offset: u32,
    /// Who may do what.
    pub access: Access,
    /// Value after reset; `None` where it depends on the inputs.
    pub reset: Option<u32>,
    /// What it is.
    pub meaning: &'static str,
}

/// Declares the registers as constants and as one table.
macro_rules! registers {
    ($($id:ident = $name:literal, $offset:literal, $access:ident, $reset:expr, $meaning:literal;)*) => {
        $(
            #[doc = $meaning]
            pub const $id: Register = Register {
                name: $name,
                offset: $offset,
                access: Access::$access,
                reset: $reset,
                meaning: $meaning,
            };
        )*
        /// Every register, in the order of their offsets.
        pub const ALL: &[Register] = &[$($id,)*];
    };
}

/// The registers.
pub mod register {
    use super::{Access, Register};

    registers! {
        ID = "id", 0x000, Read, None, "Version of this map (bits 31:16) and number of the engine (15:0).";
        RUN = "run", 0x004, Control, Some(0), "Bit 0: once written 1, the core boots where the context SRAM begins; only reset clears it.";
        STATUS = "status", 0x008, Read, None, "What can be taken and given now, a bit each (see Status).";
        INTERRUPT_ENABLE = "interrupt_enable", 0x00c, ReadWrite, Some(0), "The bits of status that raise the core's external interrupt.";
        ERRORS = "errors", 0x010, ReadClear, Some(0), "Errors since they were last cleared, a bit each (see Errors).";
        ERROR_INFO = "error_info", 0x014, Read, Some(0), "Of the push that set errors from zero: its offset (bits 15:0), and the low half of what was written (31:16).";
        MEMORY_LIMIT_LO = "memory_limit_lo", 0x018, Control, Some(0), "End of the memory that WQEs may use, low word.";
        MEMORY_LIMIT_HI = "memory_limit_hi", 0x01c, Control, Some(0), "End of the memory that WQEs may use, high word.";
        TIME_LO = "time_lo", 0x020, Read, None, "Cycles since reset, low word.";
        TIME_HI = "time_hi", 0x024, Read, None, "Cycles since reset, high word.";
        TIME_COMPARE_LO = "time_compare_lo", 0x028, ReadWrite, Some(u32::MAX), "The timer interrupt is pending while time is at or beyond this; low word.";
        TIME_COMPARE_HI = "time_compare_hi", 0x02c, ReadWrite, Some(u32::MAX), "The same, high word.";

        MAILBOX_IN_0 = "mailbox_in_0", 0x040, Read, Some(0), "The oldest message from the control core, word 0; 0 if there is none.";
        MAILBOX_IN_1 = "mailbox_in_1", 0x044, Read, Some(0), "Word 1 of it.";
        MAILBOX_IN_2 = "mailbox_in_2", 0x048, Read, Some(0), "Word 2 of it.";
        MAILBOX_IN_3 = "mailbox_in_3", 0x04c, Read, Some(0), "Word 3 of it.";
        MAILBOX_IN_POP = "mailbox_in_pop", 0x050, Act, Some(0), "Any value: the oldest message is done with; nothing happens if there is none.";
        MAILBOX_OUT_0 = "mailbox_out_0", 0x060, ReadWrite, Some(0), "Word 0 of the next message to the control core.";
        MAILBOX_OUT_1 = "mailbox_out_1", 0x064, ReadWrite, Some(0), "Word 1 of it.";
        MAILBOX_OUT_2 = "mailbox_out_2", 0x068, ReadWrite, Some(0), "Word 2 of it.";
        MAILBOX_OUT_PUSH = "mailbox_out_push", 0x06c, Act, Some(0), "Word 3 of it: sends the message.";

        COMPLETION_0 = "completion_0", 0x080, Read, Some(0), "The oldest completion, word 0 (see Completions); 0 if there is none.";
        COMPLETION_1 = "completion_1", 0x084, Read, Some(0), "Word 1 of it: bytes.";
        COMPLETION_2 = "completion_2", 0x088, Read, Some(0), "Word 2 of it: immediate.";
        COMPLETION_POP = "completion_pop", 0x08c, Act, Some(0), "Any value: the oldest completion is done with; nothing happens if there is none.";
        COMPLETION_LEVEL = "completion_level", 0x090, Read, Some(0), "Completions in the queue.";

        NIC_REQUEST_0 = "nic_request_0", 0x0c0, ReadWrite, Some(0), "The next work request: operation (bits 3:0), queue pair (31:16).";
        NIC_LOCAL_LO = "nic_local_lo", 0x0c4, ReadWrite, Some(0), "Address of the local buffer, low word.";
        NIC_LOCAL_HI = "nic_local_hi", 0x0c8, ReadWrite, Some(0), "Address of the local buffer, high word.";
        NIC_REMOTE_LO = "nic_remote_lo", 0x0cc, ReadWrite, Some(0), "Address of the peer's buffer, low word.";
        NIC_REMOTE_HI = "nic_remote_hi", 0x0d0, ReadWrite, Some(0), "Address of the peer's buffer, high word.";
        NIC_LENGTH = "nic_length", 0x0d4, ReadWrite, Some(0), "Bytes.";
        NIC_LKEY = "nic_lkey", 0x0d8, ReadWrite, Some(0), "Key of the local memory.";
        NIC_RKEY = "nic_rkey", 0x0dc, ReadWrite, Some(0), "Key of the peer's memory.";
        NIC_IMMEDIATE = "nic_immediate", 0x0e0, ReadWrite, Some(0), "Immediate.";
        NIC_PUSH = "nic_push", 0x0e4, Act, Some(0), "The tag (bits 15:0): puts the request into the FIFO to the NICs.";

        NMC_A_LO = "nmc_a_lo", 0x100, ReadWrite, Some(0), "The next command's A, low word.";
        NMC_A_HI = "nmc_a_hi", 0x104, ReadWrite, Some(0), "The next command's A, high word.";
        NMC_B_LO = "nmc_b_lo", 0x108, ReadWrite, Some(0), "The next command's B, low word.";
        NMC_B_HI = "nmc_b_hi", 0x10c, ReadWrite, Some(0), "The next command's B, high word.";
        NMC_S_LO = "nmc_s_lo", 0x110, ReadWrite, Some(0), "The next command's S, low word.";
        NMC_S_HI = "nmc_s_hi", 0x114, ReadWrite, Some(0), "The next command's S, high word.";
        NMC_LENGTH = "nmc_length", 0x118, ReadWrite, Some(0), "The next command's length in bytes.";
        NMC_PUSH = "nmc_push", 0x11c, Act, Some(0), "Tag (bits 7:0), operation (11:8), element type (15:12), fence (16): offers the command.";

        FETCH_ADDRESS_LO = "fetch_address_lo", 0x140, ReadWrite, Some(0), "Memory address of the next fetch, a multiple of a flit (the bits below are ignored); low word.";
        FETCH_ADDRESS_HI = "fetch_address_hi", 0x144, ReadWrite, Some(0), "The same, high word.";
        FETCH_PUSH = "fetch_push", 0x148, Act, Some(0), "Tag (bits 15:0), line of the context SRAM where it goes, counted in flits (27:16), flits less 1 (31:28): begins the fetch. Lines count on past the last one at 0.";
        STORE_ADDRESS_LO = "store_address_lo", 0x160, ReadWrite, Some(0), "Memory address of the next store, a multiple of its bytes (the bits below are ignored); low word.";
        STORE_ADDRESS_HI = "store_address_hi", 0x164, ReadWrite, Some(0), "The same, high word.";
        STORE_DATA_LO = "store_data_lo", 0x168, ReadWrite, Some(0), "What to store, low word.";
        STORE_DATA_HI = "store_data_hi", 0x16c, ReadWrite, Some(0), "What to store, high word.";
        STORE_PUSH = "store_push", 0x170, Act, Some(0), "Tag (bits 15:0), 8 bytes and not 4 (16): begins the store.";

        WQE_DONE = "wqe_done", 0x180, Act, Some(0), "Any value: a WQE is complete; counts it.";
        SUBGRAPH_DONE = "subgraph_done", 0x184, Act, Some(0), "Any value: a subgraph has ended; counts it.";
    }
}

/// The bits of a register that hold what is written to it; the others read as 0.
pub fn held_bits(r: &Register, chip: &Chip) -> u32 {
    use register::{
        FETCH_ADDRESS_HI, FETCH_ADDRESS_LO, INTERRUPT_ENABLE, MEMORY_LIMIT_HI, MEMORY_LIMIT_LO,
        NIC_LOCAL_HI, NIC_LOCAL_LO, NIC_REMOTE_HI, NIC_REMOTE_LO, NMC_A_HI, NMC_A_LO, NMC_B_HI,
        NMC_B_LO, NMC_LENGTH, NMC_S_HI, NMC_S_LO, STORE_ADDRESS_HI, STORE_ADDRESS_LO,
    };
    let low = [
        NIC_LOCAL_LO,
        NIC_REMOTE_LO,
        NMC_A_LO,
        NMC_B_LO,
        NMC_S_LO,
        FETCH_ADDRESS_LO,
        STORE_ADDRESS_LO,
    ];
    let high = [
        NIC_LOCAL_HI,
        NIC_REMOTE_HI,
        NMC_A_HI,
        NMC_B_HI,
        NMC_S_HI,
        FETCH_ADDRESS_HI,
        STORE_ADDRESS_HI,
    ];
    let ones = |bits: u32| ((1u64 << bits.min(32)) - 1) as u32;
    let address_bits = chip.nmc.address_bits.value;
    match *r {
        INTERRUPT_ENABLE => STATUS_BITS.iter().fold(0, |all, b| all | 1 << b.bit),
        // The end of all memory is one beyond the last address.
        MEMORY_LIMIT_LO => ones(address_bits + 1),
        MEMORY_LIMIT_HI => ones((address_bits + 1).saturating_sub(32)),
        NMC_LENGTH => ones(chip.nmc.length_bits.value),
        r if low.contains(&r) => ones(address_bits),
        r if high.contains(&r) => ones(address_bits.saturating_sub(32)),
        _ => u32::MAX,
    }
}

/// Where the counters begin among the registers: two words each, the low one first, read-only.
pub const COUNTER_OFFSET: u32 = 0x200;
/// Bytes from one counter to the next.
pub const COUNTER_STRIDE: u32 = 8;

/// A bit of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bit {
    /// Name in the firmware's header, in lower case.
    pub name: &'static str,
    /// Its position.
    pub bit: u32,
    /// What it says when set.
    pub meaning: &'static str,
}

/// A field of a word that is pushed, or of a completion or message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WordField {
    /// Name in the firmware's header, in lower case: the word, then the field.
    pub name: &'static str,
    /// Its lowest bit.
    pub lowest_bit: u32,
    /// Its width.
    pub bits: u32,
}

impl WordField {
    /// The value in place; what does not fit is cut off.
    pub const fn put(&self, value: u32) -> u32 {
        (value & self.mask()) << self.lowest_bit
    }

    /// The field of a word.
    pub const fn of(&self, word: u32) -> u32 {
        word >> self.lowest_bit & self.mask()
    }

    const fn mask(&self) -> u32 {
        u32::MAX >> (32 - self.bits)
    }
}

/// Declares fields of words as constants and as one table.
macro_rules! fields {
    ($($id:ident = $name:literal, $lowest:literal, $bits:expr;)*) => {
        $(
            #[doc = concat!("`", $name, "`")]
            pub const $id: WordField =
                WordField { name: $name, lowest_bit: $lowest, bits: $bits };
        )*
        /// Every field, word by word.
        pub const ALL: &[WordField] = &[$($id,)*];
    };
}

/// The fields of words: what the registers' meanings say in prose, for hardware and firmware.
pub mod field {
    use super::WordField;

    fields! {
        COMPLETION_TAG = "completion_tag", 0, super::TAG_BITS;
        COMPLETION_STATUS = "completion_status", 16, super::COMPLETION_STATUS_BITS;
        COMPLETION_HAS_IMMEDIATE = "completion_has_immediate", 20, 1;
        COMPLETION_SOURCE = "completion_source", 28, super::COMPLETION_SOURCE_BITS;
        NIC_OPERATION = "nic_operation", 0, super::OPERATION_BITS;
        NIC_QP = "nic_qp", 16, 16;
        NIC_TAG = "nic_tag", 0, super::TAG_BITS;
        NMC_TAG = "nmc_tag", 0, 8;
        NMC_OPERATION = "nmc_operation", 8, 4;
        NMC_DTYPE = "nmc_dtype", 12, 4;
        NMC_FENCE = "nmc_fence", 16, 1;
        FETCH_TAG = "fetch_tag", 0, super::TAG_BITS;
        FETCH_LINE = "fetch_line", 16, 12;
        FETCH_LAST = "fetch_last", 28, 4;
        STORE_TAG = "store_tag", 0, super::TAG_BITS;
        STORE_DOUBLE = "store_double", 16, 1;
        MESSAGE_KIND = "message_kind", 0, 8;
        MESSAGE_DETAIL = "message_detail", 8, 8;
        MESSAGE_ID = "message_id", 16, 16;
    }
}

/// The bits of `status` (and of `interrupt_enable`).
#[rustfmt::skip]
pub const STATUS_BITS: [Bit; 7] = [
    Bit { name: "completion", bit: 0, meaning: "A completion is in the queue." },
    Bit { name: "mailbox_in", bit: 1, meaning: "A message from the control core is there." },
    Bit { name: "mailbox_out", bit: 2, meaning: "A message to the control core would be taken." },
    Bit { name: "nic", bit: 3, meaning: "A work request would be taken." },
    Bit { name: "nmc", bit: 4, meaning: "A command for the NMC would be taken." },
    Bit { name: "fetch", bit: 5, meaning: "A fetch would be taken." },
    Bit { name: "store", bit: 6, meaning: "A store would be taken." },
];

/// The bits of `errors`. Whatever sets one has no other effect.
#[rustfmt::skip]
pub const ERROR_BITS: [Bit; 5] = [
    Bit { name: "mailbox_out", bit: 0, meaning: "A message was pushed while none could be taken." },
    Bit { name: "nic", bit: 1, meaning: "A work request was pushed while none could be taken, or names no queue pair that there is." },
    Bit { name: "nmc", bit: 2, meaning: "A command was pushed while none could be taken." },
    Bit { name: "fetch", bit: 3, meaning: "A fetch was pushed while none could be taken." },
    Bit { name: "store", bit: 4, meaning: "A store was pushed while none could be taken." },
];

/// Where a completion comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CompletionSource {
    /// A NIC: a send or write has been acknowledged.
    Send = 1,
    /// A NIC: a receive has its message.
    Receive = 2,
    /// The NMC: a command has its status.
    Nmc = 3,
    /// The memory port: a fetch is in the context SRAM.
    Fetch = 4,
    /// The memory port: a store is acknowledged.
    Store = 5,
}

impl CompletionSource {
    /// All sources, in the order of their codes.
    pub const ALL: [CompletionSource; 5] = [
        CompletionSource::Send,
        CompletionSource::Receive,
        CompletionSource::Nmc,
        CompletionSource::Fetch,
        CompletionSource::Store,
    ];

    /// The code in a completion.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The source of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<CompletionSource> {
        CompletionSource::ALL.into_iter().find(|s| s.code() == code)
    }

    /// The name in the firmware's header, in lower case.
    pub const fn name(self) -> &'static str {
        ["", "send", "receive", "nmc", "fetch", "store"][self as usize]
    }
}

/// How a work request ended, as the NIC says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NicStatus {
    /// Done.
    Ok = 0,
    /// The message is longer than the receive that was posted for it.
    LocalLength = 1,
    /// The local key does not cover the buffer.
    LocalProtection = 2,
    /// The peer's key does not cover the buffer.
    RemoteAccess = 3,
    /// The peer did not answer, however often it was tried.
    RetryExceeded = 4,
    /// The peer had no receive posted, however often it was tried.
    RnrRetryExceeded = 5,
    /// Flushed: the queue pair is in error.
    Flushed = 6,
}

impl NicStatus {
    /// All statuses, in the order of their codes.
    pub const ALL: [NicStatus; 7] = [
        NicStatus::Ok,
        NicStatus::LocalLength,
        NicStatus::LocalProtection,
        NicStatus::RemoteAccess,
        NicStatus::RetryExceeded,
        NicStatus::RnrRetryExceeded,
        NicStatus::Flushed,
    ];

    /// The code in a completion.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The status of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<NicStatus> {
        NicStatus::ALL.into_iter().find(|s| s.code() == code)
    }

    /// The name in the firmware's header, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            NicStatus::Ok => "ok",
            NicStatus::LocalLength => "local_length",
            NicStatus::LocalProtection => "local_protection",
            NicStatus::RemoteAccess => "remote_access",
            NicStatus::RetryExceeded => "retry_exceeded",
            NicStatus::RnrRetryExceeded => "rnr_retry_exceeded",
            NicStatus::Flushed => "flushed",
        }
    }
}

/// Bits of a completion's status.
pub const COMPLETION_STATUS_BITS: u32 = 4;
/// Bits of a completion's source.
pub const COMPLETION_SOURCE_BITS: u32 = 4;

/// Status of a fetch or a store whose memory answered with an error.
pub const MEMORY_ERROR: u8 = 1;

/// An entry of the completion queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Completion {
    /// Code of the source, see [`CompletionSource`].
    pub source: u8,
    /// 0 if all went well; else as the source says: [`NicStatus`], the NMC's status, or
    /// [`MEMORY_ERROR`].
    pub status: u8,
    /// The immediate means something.
    pub has_immediate: bool,
    /// The tag of the request.
    pub tag: u16,
    /// Bytes of the message (receives; 0 otherwise).
    pub bytes: u32,
    /// The peer's immediate.
    pub immediate: u32,
}

impl Completion {
    /// As the registers `completion_0` to `completion_2` show it.
    pub fn words(&self) -> [u32; 3] {
        let word = field::COMPLETION_TAG.put(self.tag.into())
            | field::COMPLETION_STATUS.put(self.status.into())
            | field::COMPLETION_HAS_IMMEDIATE.put(self.has_immediate.into())
            | field::COMPLETION_SOURCE.put(self.source.into());
        [word, self.bytes, self.immediate]
    }

    /// The completion of these words.
    pub fn from_words(words: [u32; 3]) -> Completion {
        Completion {
            source: field::COMPLETION_SOURCE.of(words[0]) as u8,
            status: field::COMPLETION_STATUS.of(words[0]) as u8,
            has_immediate: field::COMPLETION_HAS_IMMEDIATE.of(words[0]) == 1,
            tag: field::COMPLETION_TAG.of(words[0]) as u16,
            bytes: words[1],
            immediate: words[2],
        }
    }
}

/// What a NIC is asked to do: an RDMA work request, written straight to its doorbell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WorkRequest {
    /// The WQE's kind, one of the network's: [`wqe::Kind`].
    pub operation: u8,
    /// The queue pair; its NIC is the one whose doorbell is written.
    pub queue_pair: wqe::QueuePair,
    /// Returned with the completion.
    pub tag: u16,
    /// Byte address of the local buffer.
    pub local: u64,
    /// Byte address of the peer's buffer.
    pub remote: u64,
    /// Bytes.
    pub length: u32,
    /// Key of the local memory.
    pub lkey: u32,
    /// Key of the peer's memory.
    pub rkey: u32,
    /// Handed to the peer.
    pub immediate: u32,
}

/// Bits of a work request's operation.
pub const OPERATION_BITS: u32 = 4;

/// A message from the control core: runs a subgraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// Version of the WQE layout, [`wqe::VERSION`].
    pub version: u8,
    /// Returned in all messages about the subgraph.
    pub id: u16,
    /// Byte address of its first WQE.
    pub address: u64,
    /// WQEs.
    pub wqes: u32,
}

/// Word 0 of a message, either way; of one that starts a subgraph the detail is the version.
fn message_word(kind: u8, detail: u8, id: u16) -> u32 {
    field::MESSAGE_KIND.put(kind.into())
        | field::MESSAGE_DETAIL.put(detail.into())
        | field::MESSAGE_ID.put(id.into())
}

/// Kind of the message that starts a subgraph.
pub const MESSAGE_START: u8 = 1;

impl Start {
    /// As the mailbox carries it.
    pub fn words(&self) -> [u32; MESSAGE_WORDS] {
        let first = message_word(MESSAGE_START, self.version, self.id);
        [first, self.address as u32, (self.address >> 32) as u32, self.wqes]
    }
}

/// A message to the control core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Report {
    /// The firmware runs and takes subgraphs.
    Ready {
        /// Version of the WQE layout that it knows.
        version: u8,
    },
    /// The subgraph has ended well.
    Done {
        /// The subgraph.
        id: u16,
        /// WQEs completed: all.
        wqes: u32,
    },
    /// The subgraph was not begun.
    BadSubgraph {
        /// The subgraph.
        id: u16,
        /// What is wrong, a code of [`SubgraphFault`].
        fault: u8,
    },
    /// A WQE is wrong; the subgraph ended there, when all that was issued before was complete.
    BadWqe {
        /// The subgraph.
        id: u16,
        /// The WQE's index.
        index: u32,
        /// What is wrong, a code of [`wqe::Fault`].
        fault: u8,
    },
    /// A WQE completed with an error; the subgraph ended there, when all that was issued was
    /// complete.
    Failed {
        /// The subgraph.
        id: u16,
        /// The WQE's index.
        index: u32,
        /// Code of the completion's source, see [`CompletionSource`].
        source: u8,
        /// The completion's status.
        status: u8,
    },
    /// The core itself trapped and stands still.
    Trapped {
        /// `mcause`.
        cause: u32,
        /// `mepc`.
        pc: u32,
        /// `mtval`.
        value: u32,
    },
}

/// What is wrong with a message that starts a subgraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SubgraphFault {
    /// The message is of no kind that there is.
    UnknownMessage = 1,
    /// The layout's version is another.
    Version = 2,
    /// No WQEs, or too many.
    Length = 3,
    /// The address is not a multiple of a WQE, or the WQEs reach beyond the memory limit.
    Address = 4,
}

impl SubgraphFault {
    /// All faults, in the order of their codes.
    pub const ALL: [SubgraphFault; 4] = [
        SubgraphFault::UnknownMessage,
        SubgraphFault::Version,
        SubgraphFault::Length,
        SubgraphFault::Address,
    ];

    /// The code in the message.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The name in the firmware's header, in lower case.
    pub const fn name(self) -> &'static str {
        ["", "unknown_message", "version", "length", "address"][self as usize]
    }
}

/// Kinds of reports: code in the message and name.
#[rustfmt::skip]
pub const REPORTS: [(u8, &str, &str); 6] = [
    (1, "ready", "Word 1: version of the WQE layout."),
    (2, "done", "Word 1: WQEs completed."),
    (3, "bad_subgraph", "Detail: what is wrong with the start."),
    (4, "bad_wqe", "Detail: the fault; word 1: the WQE's index."),
    (5, "failed", "Detail: the completion's status; word 1: the WQE's index; word 2: its source."),
    (6, "trapped", "Words 1 to 3: mcause, mepc, mtval of the core, which stands still."),
];

impl Report {
    /// As the mailbox carries it: kind (bits 7:0), detail (15:8) and subgraph (31:16) in word 0.
    pub fn words(&self) -> [u32; MESSAGE_WORDS] {
        let first = |kind: usize, detail, id| message_word(REPORTS[kind].0, detail, id);
        match *self {
            Report::Ready { version } => [first(0, 0, 0), version.into(), 0, 0],
            Report::Done { id, wqes } => [first(1, 0, id), wqes, 0, 0],
            Report::BadSubgraph { id, fault } => [first(2, fault, id), 0, 0, 0],
            Report::BadWqe { id, index, fault } => [first(3, fault, id), index, 0, 0],
            Report::Failed { id, index, source, status } => {
                [first(4, status, id), index, source.into(), 0]
            }
            Report::Trapped { cause, pc, value } => [first(5, 0, 0), cause, pc, value],
        }
    }

    /// The report of these words; `None` if there is no such kind.
    pub fn from_words(words: [u32; MESSAGE_WORDS]) -> Option<Report> {
        let detail = field::MESSAGE_DETAIL.of(words[0]) as u8;
        let id = field::MESSAGE_ID.of(words[0]) as u16;
        let kind = field::MESSAGE_KIND.of(words[0]) as u8;
        let kind = REPORTS.iter().position(|r| r.0 == kind)?;
        Some(match kind {
            0 => Report::Ready { version: words[1] as u8 },
            1 => Report::Done { id, wqes: words[1] },
            2 => Report::BadSubgraph { id, fault: detail },
            3 => Report::BadWqe { id, index: words[1], fault: detail },
            4 => Report::Failed { id, index: words[1], source: words[2] as u8, status: detail },
            _ => Report::Trapped { cause: words[1], pc: words[2], value: words[3] },
        })
    }
}

/// One counter of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The name; the full name puts the unit's place before it: `me[3].wqes`.
    pub name: &'static str,
    /// What it counts.
    pub unit: &'static str,
    /// The exact event that increments it, and by how much.
    pub event: &'static str,
}

/// The counters, in the order of their registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CounterId {
    /// Completed WQEs.
    Wqes = 0,
    /// Ended subgraphs.
    Subgraphs = 1,
    /// Work requests handed to NICs.
    WorkRequests = 2,
    /// Commands handed to the NMC.
    NmcCommands = 3,
    /// Completions that came in.
    Completions = 4,
    /// Flits read through the memory port.
    FetchFlits = 5,
    /// Stores made through the memory port.
    StoreFlits = 6,
    /// Messages from the control core.
    MessagesIn = 7,
    /// Messages to the control core.
    MessagesOut = 8,
    /// Instructions of the core.
    Instructions = 9,
    /// Cycles in which the core sleeps.
    SleepCycles = 10,
    /// Cycles in which a completion could not be taken.
    CompletionWaitCycles = 11,
    /// Cycles in which a work request waits for a doorbell.
    DoorbellWaitCycles = 12,
}

/// Every counter of the engine, declared once; [`CounterId`] indexes it.
#[rustfmt::skip]
pub const COUNTERS: [Counter; 13] = [
    Counter { name: "wqes", unit: "WQEs", event: "The core writes `wqe_done`: + 1." },
    Counter { name: "subgraphs", unit: "subgraphs", event: "The core writes `subgraph_done`: + 1." },
    Counter { name: "work_requests", unit: "requests", event: "A doorbell accepts a work request: + 1." },
    Counter { name: "nmc_commands", unit: "commands", event: "The NMC accepts a command: + 1." },
    Counter { name: "completions", unit: "completions", event: "A completion enters the queue: + 1." },
    Counter { name: "fetch_flits", unit: "flits", event: "A read request of the memory port is accepted: + 1." },
    Counter { name: "store_flits", unit: "flits", event: "A write request of the memory port is accepted: + 1." },
    Counter { name: "messages_in", unit: "messages", event: "A message from the control core is accepted: + 1." },
    Counter { name: "messages_out", unit: "messages", event: "The control core accepts a message: + 1." },
    Counter { name: "instructions", unit: "instructions", event: "The core retires an instruction: + 1." },
    Counter { name: "sleep_cycles", unit: "cycles", event: "A cycle in which the core sleeps: + 1." },
    Counter { name: "completion_wait_cycles", unit: "cycles", event: "A cycle in which a NIC offers a completion that is not accepted: + 1." },
    Counter { name: "doorbell_wait_cycles", unit: "cycles", event: "A cycle in which a work request is offered to a doorbell and not accepted: + 1." },
];

impl CounterId {
    /// All counters, in the order of their registers.
    pub const ALL: [CounterId; COUNTERS.len()] = [
        CounterId::Wqes,
        CounterId::Subgraphs,
        CounterId::WorkRequests,
        CounterId::NmcCommands,
        CounterId::Completions,
        CounterId::FetchFlits,
        CounterId::StoreFlits,
        CounterId::MessagesIn,
        CounterId::MessagesOut,
        CounterId::Instructions,
        CounterId::SleepCycles,
        CounterId::CompletionWaitCycles,
        CounterId::DoorbellWaitCycles,
    ];

    /// The place in [`COUNTERS`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The counter's declaration.
    pub const fn counter(self) -> &'static Counter {
        &COUNTERS[self as usize]
    }

    /// Byte offset of the counter's low word from [`REGISTER_BASE`].
    pub const fn offset(self) -> u32 {
        COUNTER_OFFSET + self as u32 * COUNTER_STRIDE
    }
}

/// The register map, completions, messages and counters as Markdown tables, with the sizes of one
/// description.
pub fn markdown(chip: &Chip) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_markdown(&mut out, chip);
    out
}

fn write_markdown(out: &mut String, chip: &Chip) -> fmt::Result {
    let sram = chip.me.sram_bytes.value;
    writeln!(
        out,
        "## Memory map\n\n| from | bytes | is |\n|---|---:|---|\n\
         | 0x{SRAM_BASE:08x} | {sram} | context SRAM: the firmware and its data |\n\
         | 0x{REGISTER_BASE:08x} | {REGISTER_BYTES} | registers |\n"
    )?;
    writeln!(
        out,
        "## Registers\n\nOf 32 bits; the core and the utility port access them. Bits that a register \
         does not need read as 0: of an address those beyond the chip's address bits, of \
         `memory_limit` those beyond one more. What is written stays until it is written again, over \
         a push too. The core takes an access fault, the utility port an error, from an offset \
         without a register, an access to part of a word, and a write that may not be; they \
         have no effect. The core executes from the context SRAM alone.\n\n\
         | offset | name | access | after reset | is |\n|---|---|---|---|---|"
    )?;
    for Register { name, offset, access, reset, meaning } in register::ALL {
        let reset = reset.map_or("-".to_owned(), |r| format!("0x{r:x}"));
        writeln!(out, "| 0x{offset:03x} | `{name}` | {} | {reset} | {meaning} |", access.name())?;
    }
    for (title, bits) in [("Status", &STATUS_BITS[..]), ("Errors", &ERROR_BITS[..])] {
        writeln!(out, "\n## {title}\n\n| bit | name | set when |\n|---:|---|---|")?;
        for Bit { name, bit, meaning } in bits {
            writeln!(out, "| {bit} | `{name}` | {meaning} |")?;
        }
    }
    writeln!(
        out,
        "\n## Completions\n\nWord 0: tag (bits 15:0), status (19:16), whether there is an \
         immediate (20), source (31:28). Word 1: bytes of a received message. Word 2: \
         immediate.\n\n| source | name | statuses |\n|---:|---|---|"
    )?;
    let nic: Vec<String> =
        NicStatus::ALL.iter().map(|s| format!("{} `{}`", s.code(), s.name())).collect();
    for source in CompletionSource::ALL {
        let statuses = match source {
            CompletionSource::Send | CompletionSource::Receive => nic.join(", "),
            CompletionSource::Nmc => "as the NMC's".to_owned(),
            _ => format!("0, {MEMORY_ERROR} memory answered with an error"),
        };
        writeln!(out, "| {} | `{}` | {statuses} |", source.code(), source.name())?;
    }
    writeln!(
        out,
        "\n## Messages\n\nFrom the control core, kind {MESSAGE_START}, start a subgraph: word 0: \
         kind (bits 7:0), version of the WQE layout (15:8), number of the subgraph (31:16); words \
         1 and 2: address of its first WQE; word 3: WQEs.\n\nTo the control core: word 0: kind \
         (bits 7:0), detail (15:8), subgraph (31:16).\n\n| kind | name | holds |\n|---:|---|---|"
    )?;
    for (code, name, meaning) in REPORTS {
        writeln!(out, "| {code} | `{name}` | {meaning} |")?;
    }
    writeln!(
        out,
        "\n## Counters\n\nEach of {COUNTER_BITS} bits, two registers.\n\n\
         | offset | name | unit | counts |\n|---|---|---|---|"
    )?;
    for id in CounterId::ALL {
        let Counter { name, unit, event } = id.counter();
        writeln!(out, "| 0x{:03x} | `{name}` | {unit} | {event} |", id.offset())?;
    }
    writeln!(
        out,
        "\n## Sizes of `{}`\n\n| parameter | value | unit | source |\n|---|---:|---|---|",
        chip.name
    )?;
    for entry in chip.entries().iter().filter(|e| e.key.starts_with("me.")) {
        let (key, value) = (&entry.key, entry.value);
        writeln!(out, "| `{key}` | {value} | {} | {} |", entry.unit, entry.source)?;
    }
    Ok(())
}

pub(super) fn write_c_header(out: &mut String) -> fmt::Result {
    writeln!(out, "\n/* Message engine: memory map, registers (addresses), bits, messages. */")?;
    let mut define = |name: String, value: u32, comment: &str| {
        writeln!(out, "#define MTIA_{} 0x{value:x}u /* {comment} */", name.to_uppercase())
    };
    define("ME_VERSION".into(), VERSION, "of the register map")?;
    define("ME_SRAM_BASE".into(), SRAM_BASE, "")?;
    define("ME_FETCH_COMMANDS".into(), FETCH_COMMANDS, "fetches under way")?;
    define("ME_FETCH_FLITS".into(), FETCH_FLITS, "the most flits of a fetch")?;
    define("ME_STORE_COMMANDS".into(), STORE_COMMANDS, "stores under way")?;
    for Register { name, offset, meaning, .. } in register::ALL {
        define(format!("ME_{name}"), REGISTER_BASE + offset, meaning)?;
    }
    for (title, bits) in [("STATUS", &STATUS_BITS[..]), ("ERROR", &ERROR_BITS[..])] {
        for Bit { name, bit, meaning } in bits {
            define(format!("ME_{title}_BIT_{name}"), 1 << bit, meaning)?;
        }
    }
    for field in field::ALL {
        define(format!("ME_{}_SHIFT", field.name), field.lowest_bit, "lowest bit")?;
        define(format!("ME_{}_MASK", field.name), field.mask(), "after the shift")?;
    }
    for source in CompletionSource::ALL {
        define(format!("ME_COMPLETION_{}", source.name()), source.code().into(), "source")?;
    }
    for status in NicStatus::ALL {
        define(format!("ME_NIC_STATUS_{}", status.name()), status.code().into(), "")?;
    }
    define("ME_MEMORY_ERROR".into(), MEMORY_ERROR.into(), "status of a fetch or store")?;
    define("ME_MESSAGE_START".into(), MESSAGE_START.into(), "message that starts a subgraph")?;
    for (code, name, meaning) in REPORTS {
        define(format!("ME_REPORT_{name}"), code.into(), meaning)?;
    }
    for fault in SubgraphFault::ALL {
        define(format!("ME_SUBGRAPH_{}", fault.name()), fault.code().into(), "")?;
    }
    for id in CounterId::ALL {
        let name = format!("ME_COUNTER_{}", id.counter().name);
        define(name, REGISTER_BASE + id.offset(), id.counter().event)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_of_a_word_stand_apart() {
        let word = |f: &WordField| f.name.split('_').next();
        for pair in field::ALL.windows(2) {
            if word(&pair[0]) == word(&pair[1]) && pair[1].lowest_bit != 0 {
                assert!(pair[0].lowest_bit + pair[0].bits <= pair[1].lowest_bit, "{pair:?}");
            }
        }
        for f in field::ALL {
            assert!(f.lowest_bit + f.bits <= 32, "{f:?}");
            assert_eq!(f.of(f.put(u32::MAX)), u32::MAX >> (32 - f.bits), "{f:?}");
        }
    }

    #[test]
    fn registers_stand_apart_in_order_and_within_their_space() {
        for pair in register::ALL.windows(2) {
            assert!(pair[0].offset + 4 <= pair[1].offset, "{pair:?}");
        }
        for r in register::ALL {
            assert!(r.offset.is_multiple_of(4) && r.offset < COUNTER_OFFSET, "{r:?}");
        }
        let end = COUNTER_OFFSET + COUNTERS.len() as u32 * COUNTER_STRIDE;
        assert!(end <= REGISTER_BYTES);
    }

    #[test]
    fn reports_survive_the_mailbox() {
        let reports = [
            Report::Ready { version: 1 },
            Report::Done { id: 7, wqes: 900 },
            Report::BadSubgraph { id: 65535, fault: 2 },
            Report::BadWqe { id: 9, index: 4095, fault: 8 },
            Report::Failed { id: 1, index: 3, source: 2, status: 5 },
            Report::Trapped { cause: 2, pc: 0x1234, value: 0xffff_ffff },
        ];
        for report in reports {
            assert_eq!(Report::from_words(report.words()), Some(report));
        }
        assert_eq!(Report::from_words([0; 4]), None);
    }

    #[test]
    fn completions_survive_the_registers() {
        let completion = Completion {
            source: 15,
            status: 10,
            has_immediate: true,
            tag: 0xfedc,
            bytes: 0x0123_4567,
            immediate: 0x89ab_cdef,
        };
        assert_eq!(Completion::from_words(completion.words()), completion);
    }
}
