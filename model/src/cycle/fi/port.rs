//! The ports of a fabric interface, a cycle at a time.
//!
//! All are ready/valid streams; `None` is valid low. `D` is a line's data: `[u8; 64]`, or `()`
//! where only time matters. Sets of links are masks, bit j for link j.

use crate::spec::fi::Command;
use crate::spec::flit::{ControlFlit, DataFlit, Header};

/// The answer to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatusOut {
    /// Tag of the command.
    pub tag: u16,
    /// How it ended: the code of a [`crate::spec::fi::Status`].
    pub code: u8,
}

/// A request for lines, for the router.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ControlUp {
    /// Lane of the control channel.
    pub lane: u8,
    /// Where it goes.
    pub header: Header,
    /// The request.
    pub flit: ControlFlit,
}

/// A line to be written, for the router.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataUp<D> {
    /// Lane of the data channel.
    pub lane: u8,
    /// Where it goes.
    pub header: Header,
    /// The line.
    pub flit: DataFlit<D>,
}

/// A window of the local store to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreWrite<D> {
    /// Address of its first byte; bytes behind the end of the store are its first ones.
    pub address: u32,
    /// Bit i: byte i of the window is written.
    pub strobe: u64,
    /// The bytes; those that the strobe leaves out mean nothing.
    pub data: D,
}

/// An access on the utility port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UtilityRequest {
    /// Byte offset of the register.
    pub address: u64,
    /// Whether `data` is to be written.
    pub write: bool,
    /// The value to be written.
    pub data: u64,
}

/// The answer to an access on the utility port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UtilityResponse {
    /// The register's value; 0 of a write, and where none stands.
    pub data: u64,
    /// No register stands at the address, or it does not take the value.
    pub error: bool,
}

/// What an interface sees in a cycle.
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'a, D> {
    /// The command offered.
    pub command: Option<Command>,
    /// Whether a status would be taken.
    pub status_ready: bool,
    /// Whether the router takes a request.
    pub control_up_ready: bool,
    /// The flit that the router offers on the control channel.
    pub control_down: Option<ControlFlit>,
    /// Links on which the router takes a line.
    pub data_up_ready: u32,
    /// The line that the router offers, for each link.
    pub data_down: &'a [Option<DataFlit<D>>],
    /// Links whose window the local store takes.
    pub store_write_ready: u32,
    /// Whether the local store takes a request for a window.
    pub store_read_ready: bool,
    /// The window that the local store offers.
    pub store_read_data: Option<D>,
    /// The access offered on the utility port.
    pub utility_request: Option<UtilityRequest>,
    /// Whether the answer to such an access would be taken.
    pub utility_ready: bool,
}

impl<'a, D> Inputs<'a, D> {
    /// Nothing offered, everything taken.
    pub fn idle(data_down: &'a [Option<DataFlit<D>>]) -> Inputs<'a, D> {
        Inputs {
            command: None,
            status_ready: true,
            control_up_ready: true,
            control_down: None,
            data_up_ready: !0,
            data_down,
            store_write_ready: !0,
            store_read_ready: true,
            store_read_data: None,
            utility_request: None,
            utility_ready: true,
        }
    }

    /// Whether nothing is offered.
    pub(super) fn offers_nothing(&self) -> bool {
        self.command.is_none()
            && self.control_down.is_none()
            && self.utility_request.is_none()
            && self.store_read_data.is_none()
            && self.data_down.iter().all(Option::is_none)
    }
}
