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

/// Parameters and counters as Markdown tables.
pub fn markdown() -> String {
    let mut out = String::from(
        "## Parameters\n\nSet with `--network KEY=VALUE`. The default of `rate_gbps` is the chip's.\n\n\
         | parameter | default | unit | source | why |\n|---|---:|---|---|---|\n",
    );
    let defaults = Config::new(800.0);
    for parameter in Config::PARAMETERS {
        let Parameter { name, unit, source, note, .. } = parameter;
        let value = parameter.value(&defaults);
        out += &format!("| `{name}` | {value} | {unit} | {source} | {note} |\n");
    }
    out += "\n## Counters\n\nOf every link, under its name: `plane0.leaf1>host3.port0.marked`.\n\n\
            | name | unit | counts |\n|---|---|---|\n";
    for counter in &COUNTERS {
        out += &format!("| `{}` | {} | {} |\n", counter.name, counter.unit, counter.event);
    }
    out
}
