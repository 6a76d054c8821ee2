//! What a run is made of.

use std::fmt;
use std::str::FromStr;

use super::flow::Workload;
use crate::cycle::fabric::{Config, Fault, RACK, Shape, Topology};
use crate::transport::time::{Duration, Rate, Time};
use crate::transport::{self, rocev2};

/// Which transport the hosts run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transport {
    /// MetaRoCE.
    MetaRoce,
    /// RoCEv2's reliable connection.
    RoceV2,
}

impl Transport {
    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Transport::MetaRoce => "metaroce",
            Transport::RoceV2 => "rocev2",
        }
    }
}

impl fmt::Display for Transport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Transport {
    type Err = String;

    fn from_str(text: &str) -> Result<Transport, String> {
        [Transport::MetaRoce, Transport::RoceV2]
            .into_iter()
            .find(|transport| transport.name() == text)
            .ok_or_else(|| format!("no transport `{text}`; use metaroce or rocev2"))
    }
}

/// A network, its hosts' transport and their work.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The transport.
    pub transport: Transport,
    /// The network.
    pub topology: Topology,
    /// Its parameters.
    pub network: Config,
    /// MetaRoCE's parameters; rate and ports are those of the network.
    pub metaroce: transport::Config,
    /// Paths of a MetaRoCE connection.
    pub paths: u16,
    /// RoCEv2's parameters; rate and ports are those of the network.
    pub rocev2: rocev2::Config,
    /// What is to be done.
    pub workload: Workload,
    /// What goes wrong.
    pub faults: Vec<Fault>,
    /// Seed of routes, losses, marks and all else that is drawn.
    pub seed: u64,
    /// When to give up, simulated time.
    pub limit: Time,
    /// Simulated time between two looks at a run.
    pub look: Duration,
}

impl Scenario {
    /// A scenario with all defaults.
    ///
    /// # Errors
    /// If the numbers do not fit each other: one line.
    pub fn new(
        transport: Transport,
        shape: Shape,
        (nodes, ports, planes): (u32, u32, u32),
        rate_gbps: f64,
        workload: Workload,
        seed: u64,
    ) -> Result<Scenario, String> {
        let topology = Topology::new(shape, nodes, ports, planes)?;
        let mut network = Config::new(rate_gbps);
        if transport == Transport::RoceV2 {
            // What DCQCN's authors publish for 40 Gb/s: 5 KB, 200 KB, 1 %.
            (network.mark_from_us, network.mark_all_us, network.mark_most) = (1.0, 40.0, 0.01);
        }
        let rate = Rate((rate_gbps * 1e3).round() as u32);
        let metaroce = transport::Config { port_rate: rate, ..transport::Config::default() };
        let rocev2 = rocev2::Config { port_rate: rate, ..rocev2::Config::default() };
        let paths = Scenario::usual_paths(ports);
        Ok(Scenario {
            transport,
            topology,
            network,
            metaroce,
            paths,
            rocev2,
            workload,
            faults: Vec::new(),
            seed,
            limit: Time(10_000_000_000_000),
            look: Duration::from_us(20),
        })
    }

    /// Paths of a connection over so many ports: eight, and at least four a port.
    pub fn usual_paths(ports: u32) -> u16 {
        (4 * ports).max(8) as u16
    }

    /// Payload of a packet of the transport, at most, in bytes.
    pub fn mtu(&self) -> u32 {
        match self.transport {
            Transport::MetaRoce => self.metaroce.mtu,
            Transport::RoceV2 => self.rocev2.mtu,
        }
    }

    /// A host's rate, Gb/s: of the ports that its flows can use.
    pub fn host_gbps(&self) -> f64 {
        let used = match self.topology.shape {
            // Flows between racks use the scale-out ports, the others all of the scale-up ones.
            Shape::Rack { up } => {
                let flows = &self.workload.flows;
                let inside = flows.iter().all(|f| f.from / RACK == f.to / RACK);
                if inside { up } else { self.topology.ports - up }
            }
            _ => self.topology.ports,
        };
        self.network.rate_gbps * f64::from(used)
    }
}
