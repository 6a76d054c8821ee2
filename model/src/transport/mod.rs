//! MetaRoCE, the transport of the network chiplet's RDMA engines, as one pure protocol core: the
//! reference of the hardware, and what stands behind the network model and behind real sockets.
//!
//! ```text
//!   work requests --> post ------>+----------+--> completion
//!   receives -------> post_receive|          |
//!   a packet came --> receive --->| Endpoint |--> placement: which bytes of memory the packet fills
//!   a timer rang ---> expire ---->|          |--> deadline: when the next timer rings
//!   a port is free -> transmit -->+----------+--> the packet to send through it
//! ```
//! No clock, no socket and no randomness of its own: the caller passes the time and a seed in. No
//! floating point. Bytes exist only in [`wire`]; everywhere else a packet is a structure, and its
//! payload is named by address and length. The caller moves the bytes.
//!
//! Depends on nothing else of this crate. The specification is docs/protocol/metaroce.md.
//!
//! - [`time`]: points and spans of time, rates.
//! - [`config`]: every parameter, with unit and source.
//! - [`work`]: work requests, receives, completions, statuses.
//! - [`region`]: memory regions, keys, rights.
//! - [`packet`]: packets as structures.
//! - [`wire`]: packets as bytes.
//! - [`sequence`]: numbers that wrap, bit vectors.
//! - [`counters`]: what is counted.
//! - [`endpoint`]: all of it together.
//! - [`conformance`]: checks that any endpoint of the format can be put through.

pub mod config;
pub mod conformance;
mod connection;
mod context;
pub mod counters;
pub mod endpoint;
mod flow;
mod interface;
pub mod packet;
mod path;
mod records;
pub mod region;
pub mod rocev2;
pub mod sequence;
mod share;
pub mod time;
mod window;
pub mod wire;
pub mod work;

pub use config::Config;
pub use counters::{Counters, Event};
pub use endpoint::{
    Arrival, ConnectionConfig, ConnectionState, ConnectionView, Departure, Endpoint, Outcome,
    PathView, Placement,
};
pub use packet::Packet;
pub use path::Health;
pub use region::{Keys, LocalKey, Region, RemoteKey, Rights};
pub use time::{Duration, Rate, Time};
pub use work::{
    Completion, ConnectionId, LocalBuffer, Operation, PostError, ReceiveRequest, RemoteBuffer,
    Status, StreamId, WorkRequest,
};
