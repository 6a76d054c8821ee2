//! The network between chips, packet by packet: links, switches, planes, faults.
//!
//! ```text
//!   Topology (builders) --+
//!   Config (parameters) --+--> Network<H: Host> --run(Driver)--> counters
//!   Fault (set times) ----+       |        ^
//!                            receive      transmit      H: a chip's network interfaces and
//!                                 v        |               the transport that they run
//! ```
//! Event-driven and deterministic: the same input gives the same counters. It knows nothing of
//! transports; [`Host`] and [`Frame`] are all it asks of them. See docs/network.md.

mod config;
mod counters;
mod events;
mod faults;
mod host;
mod network;
mod pool;
mod routes;
mod topology;

pub use config::{Config, Parameter, Sharing};
pub use counters::{COUNTERS, DROPS, LinkCounter, LinkCounters};
pub use events::Events;
pub use faults::{Action, Fault, Impairment, parse_time};
pub use host::{Arrival, Class, Frame, Host};
pub use network::{Driver, Network, Stop};
pub use routes::{Routes, scramble};
pub use topology::{Edge, MAX_HOSTS, MAX_PLANES, MAX_PORTS, Node, RACK, Shape, Switch, Topology};
