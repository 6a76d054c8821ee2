//! The MetaRoCE transport between processes, over UDP sockets.
//!
//! ```text
//!   client process                                                server process
//!   files, pings, benches                                         files, echoes, memory
//!         |                                                              |
//!   client --JSON lines, TCP: who has which numbers, keys, addresses--> server
//!         |                                                              |
//!       node: core, memory, sockets --packets, UDP, a socket a path--> node
//! ```
//! The protocol is the pure core of `mtia_model::transport`, the same that the network model runs and the
//! hardware is to follow. Here it meets clocks, sockets and files. docs/roce.md is the user's page.
//!
//! - [`settings`]: the core's parameters for hosts.
//! - [`clock`], [`memory`], [`socket`], [`fault`], [`wait`]: what a host has.
//! - [`node`]: an endpoint on a host.
//! - [`control`], [`rendezvous`]: the control connection, and what is said there.
//! - [`file`](mod@file), [`transfer`]: files in blocks, over a connection.
//! - [`client`], [`server`]: the two ends; [`measure`], [`report`]: pings, benches, how it went.
//! - [`conformance`]: the checks of the protocol over a socket.
//! - [`error`]: what can go wrong.

pub mod client;
pub mod clock;
pub mod conformance;
pub mod control;
pub mod error;
pub mod fault;
pub mod file;
pub mod measure;
pub mod memory;
pub mod node;
pub mod rendezvous;
pub mod report;
pub mod server;
pub mod settings;
pub mod socket;
pub mod transfer;
pub mod wait;

pub use error::{Error, Result};
pub use node::Node;
pub use settings::Settings;
