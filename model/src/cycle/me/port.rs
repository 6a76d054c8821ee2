//! The ports of a message engine, a cycle at a time: what an engine and what is around it
//! exchange. `None` is valid low.

use crate::cycle::port::{StatusOut, WriteRequest};
use crate::spec::me::{MESSAGE_WORDS, WorkRequest};
use crate::spec::nmc::Command;

/// The bytes of a flit, in the first `noc.lane_bytes` of them.
pub type Flit = [u8; 64];

/// An access of the control core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UtilityRequest {
    /// Byte address, as the core's; the two lowest bits are ignored.
    pub address: u32,
    /// What to write; `None` reads.
    pub write: Option<u32>,
}

/// The answer to such an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UtilityResponse {
    /// The word read; 0 for a write or an error.
    pub data: u32,
    /// Nothing stands there, or it may not be written.
    pub error: bool,
}

/// A completion from a NIC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NicCompletion {
    /// Of a receive, or else of a send or write.
    pub receive: bool,
    /// How it ended: a code of [`crate::spec::me::NicStatus`].
    pub status: u8,
    /// The immediate means something.
    pub has_immediate: bool,
    /// The tag of the work request.
    pub tag: u16,
    /// Bytes of a received message.
    pub bytes: u32,
    /// The peer's immediate.
    pub immediate: u32,
}

/// A read request of the memory port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlitRequest {
    /// Address in flits.
    pub address: u64,
    /// Returned with the response.
    pub tag: u32,
}

/// The answer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlitResponse {
    /// The flit.
    pub data: Flit,
    /// Memory could not serve the request.
    pub error: bool,
    /// Tag of the request.
    pub tag: u32,
}

/// A write request with its bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlitWrite {
    /// Address, tag, strobe.
    pub request: WriteRequest,
    /// The bytes; those without a strobe mean nothing.
    pub data: Flit,
}

/// The answer to a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteResponse {
    /// Memory could not serve the request.
    pub error: bool,
    /// Tag of the request.
    pub tag: u32,
}

/// A message of the mailbox.
pub type Message = [u32; MESSAGE_WORDS];

/// What an engine sees in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MeInputs {
    /// The access that the control core offers.
    pub utility_request: Option<UtilityRequest>,
    /// Whether it would take an answer.
    pub utility_ready: bool,
    /// The message that it offers.
    pub mailbox_in: Option<Message>,
    /// Whether it would take a message.
    pub mailbox_out_ready: bool,
    /// For each NIC, whether its doorbell would take a work request.
    pub doorbell_ready: Vec<bool>,
    /// The completion that the NICs offer.
    pub completion: Option<NicCompletion>,
    /// Whether the NMC would take a command.
    pub nmc_command_ready: bool,
    /// The status that the NMC offers.
    pub nmc_status: Option<StatusOut>,
    /// Whether memory would take a read request.
    pub read_ready: bool,
    /// The answer to one that it offers.
    pub read_response: Option<FlitResponse>,
    /// Whether memory would take a write request.
    pub write_ready: bool,
    /// The answer to one that it offers.
    pub write_response: Option<WriteResponse>,
}

/// What an engine shows in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MeOutputs {
    /// Whether the access offered is taken.
    pub utility_request_ready: bool,
    /// The answer offered.
    pub utility_response: Option<UtilityResponse>,
    /// Whether a message would be taken.
    pub mailbox_in_ready: bool,
    /// The message offered.
    pub mailbox_out: Option<Message>,
    /// The work request offered; its queue pair says to which doorbell.
    pub doorbell: Option<WorkRequest>,
    /// Whether a completion would be taken.
    pub completion_ready: bool,
    /// The command offered to the NMC.
    pub nmc_command: Option<Command>,
    /// Whether a status of the NMC would be taken.
    pub nmc_status_ready: bool,
    /// The read request offered.
    pub read_request: Option<FlitRequest>,
    /// The write request offered.
    pub write_request: Option<FlitWrite>,
}

impl MeInputs {
    /// Nothing offered, nothing taken.
    pub fn idle(nics: usize) -> MeInputs {
        MeInputs { doorbell_ready: vec![false; nics], ..MeInputs::default() }
    }
}
