//! Hosts, switches and the links between them, and the builders of the usual networks.
//!
//! ```text
//!   single      hosts -- switch
//!   two-tier    hosts -- leaves == spines                        every leaf to every spine
//!   three-tier  hosts -- leaves == aggregation == cores          pods of leaves and aggregation
//!   rack        hosts -- one switch a scale-up port, a rack      ports 0 .. up
//!                   \--- leaves == spines, over all racks        ports up ..
//! ```
//! A plane is a network of its own: port `p` of every host is in plane `p mod planes`, and no link
//! joins two planes. Links are pairs: link `2 i` and link `2 i + 1` are the two directions of one cable,
//! so the way back of `l` is `l ^ 1`.

use std::fmt;
use std::str::FromStr;

/// The most ports of a host: a chip's network interfaces.
pub const MAX_PORTS: u32 = 12;
/// The most planes.
pub const MAX_PLANES: u32 = 8;
/// The most hosts.
pub const MAX_HOSTS: u32 = 4096;
/// Hosts of a scale-up domain (source P).
pub const RACK: u32 = 16;

/// One end of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// A host, by its number.
    Host(u32),
    /// A switch, by its number.
    Switch(u32),
}

/// A direction of a cable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Who sends.
    pub from: Node,
    /// Who gets it.
    pub to: Node,
    /// Port of the host at one of its ends, where there is one.
    pub port: u8,
}

/// A switch's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switch {
    /// 0 has hosts; packets go up in tiers, then down.
    pub tier: u8,
    /// Its plane; the scale-up switches of a rack count as planes of their own.
    pub plane: u8,
    /// Its number within tier and plane.
    pub number: u32,
}

/// The shape of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One switch a plane.
    Single,
    /// Leaves and spines.
    TwoTier {
        /// Ports of hosts at a leaf.
        down: u32,
        /// Ports of hosts for each port to a spine.
        over: u32,
    },
    /// Leaves, aggregation and cores.
    ThreeTier {
        /// Ports of hosts at a leaf, leaves of a pod, and ports of an aggregation switch to cores.
        down: u32,
        /// Ports of hosts for each port of a leaf to aggregation.
        over: u32,
    },
    /// Racks of 16 with a scale-up network each, and a two-tier scale-out network over all.
    Rack {
        /// Scale-up ports of a host; the others are for scale-out.
        up: u32,
    },
}

impl Shape {
    /// A sensible one for so many hosts.
    pub fn usual(hosts: u32) -> Shape {
        match hosts {
            0..=16 => Shape::Single,
            17..=512 => Shape::TwoTier { down: 16, over: 1 },
            _ => Shape::ThreeTier { down: 16, over: 1 },
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shape::Single => f.pad("single"),
            Shape::TwoTier { down, over } => f.pad(&format!("two-tier:{down}:{over}")),
            Shape::ThreeTier { down, over } => f.pad(&format!("three-tier:{down}:{over}")),
            Shape::Rack { up } => f.pad(&format!("rack:{up}")),
        }
    }
}

impl FromStr for Shape {
    type Err = String;

    fn from_str(text: &str) -> Result<Shape, String> {
        let wrong = || {
            format!(
                "no topology `{text}`; use single, two-tier[:HOSTS[:OVER]], \
                 three-tier[:HOSTS[:OVER]] (host ports of a leaf, and how many share one port \
                 upwards) or rack[:UP] (scale-up ports of a host)"
            )
        };
        let mut words = text.split(':');
        let kind = words.next().unwrap_or_default();
        let numbers: Vec<u32> =
            words.map(|word| word.parse()).collect::<Result<_, _>>().map_err(|_| wrong())?;
        let (down, over) = match numbers[..] {
            [] => (16, 1),
            [down] => (down, 1),
            [down, over] => (down, over),
            _ => return Err(wrong()),
        };
        match (kind, &numbers[..]) {
            ("single", []) => Ok(Shape::Single),
            ("two-tier", _) => Ok(Shape::TwoTier { down, over }),
            ("three-tier", _) => Ok(Shape::ThreeTier { down, over }),
            ("rack", []) => Ok(Shape::Rack { up: 8 }),
            ("rack", [up]) => Ok(Shape::Rack { up: *up }),
            _ => Err(wrong()),
        }
    }
}

/// A network's hosts, switches and links.
#[derive(Clone, Debug)]
pub struct Topology {
    /// Its shape.
    pub shape: Shape,
    /// Hosts.
    pub hosts: u32,
    /// Ports of each.
    pub ports: u32,
    /// Planes; those of the scale-out network, where there is a scale-up network beside it.
    pub planes: u32,
    /// The switches.
    pub switches: Vec<Switch>,
    /// The links, in pairs.
    pub edges: Vec<Edge>,
    /// For each host and port, the link up from it: `uplinks[host * ports + port]`.
    pub uplinks: Vec<u32>,
}

impl Topology {
    /// A network of a shape.
    ///
    /// # Errors
    /// If the numbers do not fit each other: one line that says which and how to mend it.
    pub fn new(shape: Shape, hosts: u32, ports: u32, planes: u32) -> Result<Topology, String> {
        let range = |name: &str, value: u32, least: u32, most: u32| match value {
            v if (least..=most).contains(&v) => Ok(()),
            v => Err(format!("{v} {name}; use {least} to {most}")),
        };
        range("nodes", hosts, 2, MAX_HOSTS)?;
        range("ports of a node", ports, 1, MAX_PORTS)?;
        range("planes", planes, 1, MAX_PLANES)?;
        let topology = Topology {
            shape,
            hosts,
            ports,
            planes,
            switches: vec![],
            edges: vec![],
            uplinks: vec![],
        };
        topology.build(shape)
    }

    fn build(mut self, shape: Shape) -> Result<Topology, String> {
        let (ports, planes) = (self.ports, self.planes);
        self.uplinks = vec![u32::MAX; (self.hosts * ports) as usize];
        if let Shape::Rack { up } = shape {
            if up == 0 || up >= ports {
                return Err(format!(
                    "{up} scale-up ports of {ports} leave none for one of the networks; use 1 to {}",
                    ports.max(2) - 1
                ));
            }
            for port in 0..up {
                for rack in 0..self.hosts.div_ceil(RACK) {
                    let switch = self.switch(0, port, rack);
                    for host in rack * RACK..self.hosts.min((rack + 1) * RACK) {
                        self.attach(host, port, switch);
                    }
                }
            }
            self.check_planes(ports - up)?;
            for plane in 0..planes {
                let of_plane: Vec<u32> =
                    (up..ports).filter(|p| (p - up) % planes == plane).collect();
                // A rack's scale-out ports share a leaf.
                self.tree(up + plane, &of_plane, RACK * of_plane.len() as u32, 1, false)?;
            }
            return Ok(self);
        }
        self.check_planes(ports)?;
        for plane in 0..planes {
            let of_plane: Vec<u32> = (0..ports).filter(|p| p % planes == plane).collect();
            match shape {
                Shape::Single => {
                    let switch = self.switch(0, plane, 0);
                    for host in 0..self.hosts {
                        for &port in &of_plane {
                            self.attach(host, port, switch);
                        }
                    }
                }
                Shape::TwoTier { down, over } => self.tree(plane, &of_plane, down, over, false)?,
                Shape::ThreeTier { down, over } => self.tree(plane, &of_plane, down, over, true)?,
                Shape::Rack { .. } => {}
            }
        }
        Ok(self)
    }

    fn check_planes(&self, ports: u32) -> Result<(), String> {
        if ports >= self.planes && ports.is_multiple_of(self.planes) {
            return Ok(());
        }
        Err(format!(
            "{ports} ports of a node do not spread evenly over {} planes; use a multiple",
            self.planes
        ))
    }

    /// One plane of a fat-tree of two or three tiers.
    fn tree(
        &mut self,
        plane: u32,
        ports: &[u32],
        down: u32,
        over: u32,
        three: bool,
    ) -> Result<(), String> {
        let per_leaf = down / ports.len() as u32;
        if !(1..=256).contains(&down) || per_leaf == 0 {
            return Err(format!("{down} ports at a leaf; use {} to 256", ports.len()));
        }
        if over == 0 || !down.is_multiple_of(over) {
            return Err(format!(
                "{down} ports at a leaf do not divide by an oversubscription of {over}; use a \
                 divisor"
            ));
        }
        let up = down / over;
        let leaves: Vec<u32> =
            (0..self.hosts.div_ceil(per_leaf)).map(|n| self.switch(0, plane, n)).collect();
        for host in 0..self.hosts {
            for &port in ports {
                self.attach(host, port, leaves[(host / per_leaf) as usize]);
            }
        }
        if leaves.len() == 1 {
            return Ok(());
        }
        if !three {
            for n in 0..up {
                let spine = self.switch(1, plane, n);
                for &leaf in &leaves {
                    self.join(leaf, spine);
                }
            }
            return Ok(());
        }
        // A pod's leaves each have a link to each of its `up` aggregation switches, and these
        // have `down` links up: aggregation switch `a` of every pod meets cores `a down ..`.
        let mut aggregation = Vec::new();
        for (pod, leaves) in leaves.chunks(down as usize).enumerate() {
            for a in 0..up {
                let switch = self.switch(1, plane, pod as u32 * up + a);
                aggregation.push((a, switch));
                for &leaf in leaves {
                    self.join(leaf, switch);
                }
            }
        }
        if leaves.len() > down as usize {
            for n in 0..up * down {
                let core = self.switch(2, plane, n);
                for &(a, switch) in
                    aggregation.iter().filter(|(a, _)| a * down <= n && n < (a + 1) * down)
                {
                    debug_assert!(a < up);
                    self.join(switch, core);
                }
            }
        }
        Ok(())
    }

    fn switch(&mut self, tier: u8, plane: u32, number: u32) -> u32 {
        self.switches.push(Switch { tier, plane: plane as u8, number });
        self.switches.len() as u32 - 1
    }

    fn attach(&mut self, host: u32, port: u32, switch: u32) {
        self.uplinks[(host * self.ports + port) as usize] = self.edges.len() as u32;
        self.cable(Node::Host(host), Node::Switch(switch), port as u8);
    }

    fn join(&mut self, below: u32, above: u32) {
        self.cable(Node::Switch(below), Node::Switch(above), 0);
    }

    fn cable(&mut self, from: Node, to: Node, port: u8) {
        self.edges.push(Edge { from, to, port });
        self.edges.push(Edge { from: to, to: from, port });
    }

    /// The ports by which two hosts reach each other.
    pub fn ports_between(&self, a: u32, b: u32) -> std::ops::Range<u8> {
        match self.shape {
            Shape::Rack { up } if a / RACK == b / RACK => 0..up as u8,
            Shape::Rack { up } => up as u8..self.ports as u8,
            _ => 0..self.ports as u8,
        }
    }

    /// Links from one port of a host to that of another: 2 under one leaf, 4 by a spine, 6 by a core.
    pub fn hops(&self, from: u32, to: u32, port: u8) -> u32 {
        let leaf = |host: u32| self.leaf(host, port);
        if leaf(from) == leaf(to) {
            return 2;
        }
        match self.shape {
            // Pods of `down` leaves, each of `down` ports.
            Shape::ThreeTier { down, .. } => {
                let pod = |host| self.switches[leaf(host) as usize].number / down;
                if pod(from) == pod(to) { 4 } else { 6 }
            }
            _ => 4,
        }
    }

    /// The leaf that a port of a host is at.
    pub fn leaf(&self, host: u32, port: u8) -> u32 {
        let uplink = self.uplinks[(host * self.ports + u32::from(port)) as usize];
        match self.edges[uplink as usize].to {
            Node::Switch(switch) => switch,
            Node::Host(_) => unreachable!("hosts are joined to switches only"),
        }
    }

    /// A switch's name: `plane0.spine3`.
    pub fn switch_name(&self, switch: u32) -> String {
        let Switch { tier, plane, number } = self.switches[switch as usize];
        let tiers = match self.shape {
            Shape::Single => ["switch", "", ""],
            Shape::ThreeTier { .. } => ["leaf", "aggregation", "core"],
            Shape::Rack { up } if u32::from(plane) < up => ["scale_up", "", ""],
            _ => ["leaf", "spine", ""],
        };
        format!("plane{plane}.{}{number}", tiers[usize::from(tier)])
    }

    /// A link's name: `host3.port0>plane0.leaf1`.
    pub fn link_name(&self, link: u32) -> String {
        let edge = self.edges[link as usize];
        let name = |node| match node {
            Node::Host(host) => format!("host{host}.port{}", edge.port),
            Node::Switch(switch) => self.switch_name(switch),
        };
        format!("{}>{}", name(edge.from), name(edge.to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Links between two tiers, one direction.
    fn links(topology: &Topology, tier: u8) -> usize {
        let at = |node| match node {
            Node::Switch(s) => Some(topology.switches[s as usize].tier),
            Node::Host(_) => None,
        };
        topology
            .edges
            .iter()
            .filter(|e| at(e.from) == Some(tier) && at(e.to) == Some(tier + 1))
            .count()
    }

    #[test]
    fn a_fat_tree_has_the_bandwidth_it_says() {
        for (hosts, over) in [(256, 1), (512, 1), (512, 2), (1024, 4)] {
            let shape = Shape::TwoTier { down: 16, over };
            let t = Topology::new(shape, hosts, 1, 1).unwrap();
            assert_eq!(links(&t, 0), (hosts / over) as usize, "{shape} of {hosts}");
        }
        for (hosts, over) in [(4096, 1), (1024, 1), (1024, 2)] {
            let shape = Shape::ThreeTier { down: 16, over };
            let t = Topology::new(shape, hosts, 1, 1).unwrap();
            assert_eq!(links(&t, 0), (hosts / over) as usize);
            assert_eq!(links(&t, 1), (hosts / over) as usize);
        }
    }

    #[test]
    fn planes_are_apart() {
        let t = Topology::new(Shape::TwoTier { down: 8, over: 1 }, 64, 8, 4).unwrap();
        for edge in &t.edges {
            if let (Node::Switch(a), Node::Switch(b)) = (edge.from, edge.to) {
                assert_eq!(t.switches[a as usize].plane, t.switches[b as usize].plane);
            }
            if let (Node::Host(_), Node::Switch(b)) = (edge.from, edge.to) {
                assert_eq!(edge.port % 4, t.switches[b as usize].plane);
            }
        }
    }

    #[test]
    fn a_rack_has_two_networks() {
        let t = Topology::new(Shape::Rack { up: 8 }, 64, 10, 2).unwrap();
        assert_eq!(t.ports_between(0, 15), 0..8);
        assert_eq!(t.ports_between(15, 16), 8..10);
        assert_eq!((t.hops(0, 15, 0), t.hops(15, 16, 8)), (2, 4));
        // 4 racks with 8 scale-up switches each; 2 planes of 4 leaves and 16 spines.
        assert_eq!(t.switches.len(), 4 * 8 + 2 * (4 + 16));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let single = Shape::Single;
        for (shape, hosts, ports, planes) in [
            (single, 1, 1, 1),
            (single, 4097, 1, 1),
            (single, 2, 13, 1),
            (single, 2, 9, 9),
            (single, 2, 3, 2),
            (single, 2, 1, 2),
            (Shape::TwoTier { down: 0, over: 1 }, 64, 1, 1),
            (Shape::TwoTier { down: 16, over: 0 }, 64, 1, 1),
            (Shape::TwoTier { down: 16, over: 3 }, 64, 1, 1),
            (Shape::TwoTier { down: 1, over: 1 }, 64, 2, 1),
            (Shape::Rack { up: 8 }, 64, 8, 1),
            (Shape::Rack { up: 0 }, 64, 8, 1),
        ] {
            let error = Topology::new(shape, hosts, ports, planes).unwrap_err();
            assert!(error.contains("use "), "{shape}: {error}");
        }
    }

    #[test]
    fn shapes_are_read_as_they_are_written() {
        for text in ["single", "two-tier:16:2", "three-tier:8:1", "rack:8"] {
            assert_eq!(text.parse::<Shape>().unwrap().to_string(), text);
        }
        assert_eq!("two-tier".parse(), Ok(Shape::TwoTier { down: 16, over: 1 }));
        for text in ["", "ring", "single:2", "two-tier:x", "two-tier:1:2:3", "rack:1:2"] {
            assert!(text.parse::<Shape>().is_err(), "{text}");
        }
    }
}
