//! The ports of NMC devices, a cycle at a time: what the bench and a device exchange.
//!
//! A device is an engine alone or a pair on shared lanes; it has some engines (command in, status
//! out) and some lanes for reads and writes. Each port is a ready/valid stream.

use crate::spec::nmc::Command;

/// A read request on a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadRequest {
    /// Address in flits.
    pub address: u64,
    /// Returned with the response.
    pub tag: u32,
}

/// A write request on a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteRequest {
    /// Address in flits.
    pub address: u64,
    /// Returned with the response.
    pub tag: u32,
    /// Bit i: byte i of the flit is written.
    pub strobe: u64,
}

/// The response to a request on a lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Response {
    /// Address of the request, in flits: where the bench finds the data.
    pub address: u64,
    /// Tag of the request.
    pub tag: u32,
    /// Memory could not serve the request.
    pub error: bool,
}

/// The answer to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StatusOut {
    /// Tag of the command.
    pub tag: u32,
    /// How it ended.
    pub code: u8,
}

/// The answer to a read on the utility port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UtilityResponse {
    /// The register's value; 0 where none stands.
    pub data: u64,
    /// No register stands at the address.
    pub error: bool,
}

/// Numbers of ports of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PortCounts {
    /// Engines.
    pub engines: usize,
    /// Read lanes.
    pub read_lanes: usize,
    /// Write lanes.
    pub write_lanes: usize,
}

/// What a device sees in a cycle. `None` is valid low.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PortInputs {
    /// For each engine, the command offered.
    pub command: Vec<Option<Command>>,
    /// For each engine, whether a status would be taken.
    pub status_ready: Vec<bool>,
    /// For each engine, the byte offset of a register to be read.
    pub utility_request: Vec<Option<u64>>,
    /// For each engine, whether the answer to such a read would be taken.
    pub utility_ready: Vec<bool>,
    /// For each read lane, whether a request would be taken.
    pub read_ready: Vec<bool>,
    /// For each read lane, the response offered.
    pub read_response: Vec<Option<Response>>,
    /// For each write lane, whether a request would be taken.
    pub write_ready: Vec<bool>,
    /// For each write lane, the response offered.
    pub write_response: Vec<Option<Response>>,
}

/// What a device shows in a cycle. `None` is valid low.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PortOutputs {
    /// For each engine, whether a command would be taken.
    pub command_ready: Vec<bool>,
    /// For each engine, the status offered.
    pub status: Vec<Option<StatusOut>>,
    /// For each engine, whether a read of a register would be taken.
    pub utility_request_ready: Vec<bool>,
    /// For each engine, the register read.
    pub utility_response: Vec<Option<UtilityResponse>>,
    /// For each read lane, the request offered.
    pub read_request: Vec<Option<ReadRequest>>,
    /// For each read lane, whether the response would be taken.
    pub read_response_ready: Vec<bool>,
    /// For each write lane, the request offered.
    pub write_request: Vec<Option<WriteRequest>>,
    /// For each write lane, whether the response would be taken.
    pub write_response_ready: Vec<bool>,
}

impl PortInputs {
    /// Nothing offered, nothing taken.
    pub fn idle(counts: PortCounts) -> PortInputs {
        PortInputs {
            command: vec![None; counts.engines],
            status_ready: vec![false; counts.engines],
            utility_request: vec![None; counts.engines],
            utility_ready: vec![false; counts.engines],
            read_ready: vec![false; counts.read_lanes],
            read_response: vec![None; counts.read_lanes],
            write_ready: vec![false; counts.write_lanes],
            write_response: vec![None; counts.write_lanes],
        }
    }
}

/// Something with NMC ports that advances a cycle at a time: the model, or the hardware.
pub trait Device {
    /// Numbers of ports.
    fn counts(&self) -> PortCounts;

    /// Everything as after power-up; requests under way are forgotten.
    fn reset(&mut self);

    /// One cycle: shows the outputs for these inputs, then the clock edge.
    fn cycle(&mut self, inputs: &PortInputs, outputs: &mut PortOutputs);
}
