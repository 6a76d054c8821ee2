//! The ports of LLC devices, a cycle at a time. Each is a ready/valid stream; `None` is valid low.
//!
//! Reads come as control flits, writes and lines read as data flits; see `spec::flit`.

use std::fmt::Debug;

use crate::cycle::hbm;
use crate::spec::address::CHANNELS;
use crate::spec::flit::{ControlFlit, DataFlit};

/// Pseudo-channels of a bank.
pub const BANK_CHANNELS: usize = CHANNELS as usize;

/// The bytes of a line.
pub use crate::cycle::hbm::port::Bytes;

/// The bytes of a line, or nothing where only time matters: what a bank does with them, beside
/// what HBM does.
pub trait Line: hbm::port::Line + PartialEq + Debug {
    /// Takes over the bytes of `from` whose bit in `strobe` is set.
    fn merge(&mut self, from: &Self, strobe: u64);
    /// Turns a bit over: bit 0 is the lowest of byte 0.
    fn flip(&mut self, bit: u32);
}

impl Line for () {
    fn merge(&mut self, (): &(), _: u64) {}
    fn flip(&mut self, _: u32) {}
}

impl Line for Bytes {
    fn merge(&mut self, from: &Bytes, strobe: u64) {
        if strobe == u64::MAX {
            *self = *from;
            return;
        }
        for (i, (to, from)) in self.iter_mut().zip(from).enumerate() {
            if strobe >> i & 1 == 1 {
                *to = *from;
            }
        }
    }

    fn flip(&mut self, bit: u32) {
        self[(bit / 8) as usize] ^= 1 << (bit % 8);
    }
}

/// A request to a pseudo-channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryRequest<D> {
    /// A whole line is written; else one is read.
    pub write: bool,
    /// Line of the pseudo-channel.
    pub address: u32,
    /// Comes back with what is read; 0 of a write.
    pub tag: u32,
    /// The line is known to be wrong (writes).
    pub poison: bool,
    /// The line (writes).
    pub data: D,
}

/// A line read from a pseudo-channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryResponse<D> {
    /// Of the request.
    pub tag: u32,
    /// The line is wrong.
    pub poison: bool,
    /// The line.
    pub data: D,
}

/// An access of a register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UtilityRequest {
    /// Writes; else reads.
    pub write: bool,
    /// Byte offset.
    pub address: u32,
    /// What is written.
    pub data: u64,
}

/// The answer to an access of a register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UtilityResponse {
    /// The register's value; 0 of a write, and where none stands.
    pub data: u64,
    /// No register stands there, or it cannot be written.
    pub error: bool,
}

/// What a bank sees in a cycle.
#[derive(Clone, Debug, PartialEq)]
pub struct BankInputs<D> {
    /// Lines to be read.
    pub request: Option<ControlFlit>,
    /// A line to be written.
    pub write: Option<DataFlit<D>>,
    /// A line read would be taken.
    pub read_ready: bool,
    /// An acknowledgement would be taken.
    pub ack_ready: bool,
    /// For each pseudo-channel, whether a request would be taken.
    pub memory_ready: [bool; BANK_CHANNELS],
    /// For each pseudo-channel, the line that comes back.
    pub memory_response: [Option<MemoryResponse<D>>; BANK_CHANNELS],
    /// A register to be accessed.
    pub utility_request: Option<UtilityRequest>,
    /// The answer would be taken.
    pub utility_ready: bool,
}

/// What a bank shows in a cycle.
#[derive(Clone, Debug, PartialEq)]
pub struct BankOutputs<D> {
    /// Whether a read request would be taken.
    pub request_ready: bool,
    /// Whether a write would be taken.
    pub write_ready: bool,
    /// A line read.
    pub read: Option<DataFlit<D>>,
    /// A write is done.
    pub ack: Option<ControlFlit>,
    /// For each pseudo-channel, a request.
    pub memory_request: [Option<MemoryRequest<D>>; BANK_CHANNELS],
    /// For each pseudo-channel, whether a line would be taken.
    pub memory_response_ready: [bool; BANK_CHANNELS],
    /// Whether an access of a register would be taken.
    pub utility_request_ready: bool,
    /// The answer to one.
    pub utility_response: Option<UtilityResponse>,
}

/// What the ports of one bank of a quad see in a cycle; the others are the quad's.
#[derive(Clone, Debug, PartialEq)]
pub struct LaneInputs<D> {
    /// A line to be written.
    pub write: Option<DataFlit<D>>,
    /// A line read would be taken.
    pub read_ready: bool,
    /// For each pseudo-channel, whether a request would be taken.
    pub memory_ready: [bool; BANK_CHANNELS],
    /// For each pseudo-channel, the line that comes back.
    pub memory_response: [Option<MemoryResponse<D>>; BANK_CHANNELS],
}

/// What they show.
#[derive(Clone, Debug, PartialEq)]
pub struct LaneOutputs<D> {
    /// Whether a write would be taken.
    pub write_ready: bool,
    /// A line read.
    pub read: Option<DataFlit<D>>,
    /// For each pseudo-channel, a request.
    pub memory_request: [Option<MemoryRequest<D>>; BANK_CHANNELS],
    /// For each pseudo-channel, whether a line would be taken.
    pub memory_response_ready: [bool; BANK_CHANNELS],
}

/// What a quad sees in a cycle.
#[derive(Clone, Debug, PartialEq)]
pub struct QuadInputs<D> {
    /// Lines to be read, of the bank that the flit names.
    pub request: Option<ControlFlit>,
    /// An acknowledgement would be taken.
    pub ack_ready: bool,
    /// A register to be accessed.
    pub utility_request: Option<UtilityRequest>,
    /// The answer would be taken.
    pub utility_ready: bool,
    /// The ports of each bank.
    pub lanes: Vec<LaneInputs<D>>,
}

/// What a quad shows in a cycle.
#[derive(Clone, Debug, PartialEq)]
pub struct QuadOutputs<D> {
    /// Whether a read request would be taken.
    pub request_ready: bool,
    /// A write is done.
    pub ack: Option<ControlFlit>,
    /// Whether an access of a register would be taken.
    pub utility_request_ready: bool,
    /// The answer to one.
    pub utility_response: Option<UtilityResponse>,
    /// The ports of each bank.
    pub lanes: Vec<LaneOutputs<D>>,
}

impl<D> Default for BankInputs<D> {
    fn default() -> BankInputs<D> {
        BankInputs {
            request: None,
            write: None,
            read_ready: false,
            ack_ready: false,
            memory_ready: [false; BANK_CHANNELS],
            memory_response: [const { None }; BANK_CHANNELS],
            utility_request: None,
            utility_ready: false,
        }
    }
}

impl<D> Default for LaneInputs<D> {
    fn default() -> LaneInputs<D> {
        LaneInputs {
            write: None,
            read_ready: false,
            memory_ready: [false; BANK_CHANNELS],
            memory_response: [const { None }; BANK_CHANNELS],
        }
    }
}

impl<D> QuadInputs<D> {
    /// Nothing offered, nothing taken, at a quad of so many banks.
    pub fn idle(banks: usize) -> QuadInputs<D> {
        QuadInputs {
            request: None,
            ack_ready: false,
            utility_request: None,
            utility_ready: false,
            lanes: (0..banks).map(|_| LaneInputs::default()).collect(),
        }
    }
}

impl<D> Default for QuadOutputs<D> {
    fn default() -> QuadOutputs<D> {
        QuadOutputs {
            request_ready: false,
            ack: None,
            utility_request_ready: false,
            utility_response: None,
            lanes: Vec::new(),
        }
    }
}
