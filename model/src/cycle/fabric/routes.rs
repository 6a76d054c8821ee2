//! Routes: for every switch and every leaf, the links that lead there (equal-cost multi-path, ECMP).
//!
//! A packet goes down as soon as it can, else up; never down and up again, so that pauses cannot wait for
//! each other in a ring. Which of several links it takes follows from the hash of its five-tuple and
//! a number of the switch. Tables are made of the links that are up, and made again some time after
//! a failure.

use super::topology::{Node, Topology};

/// No way.
const NONE: u32 = u32::MAX;

/// The next hops of all switches.
pub struct Routes {
    /// The leaves' places in a row of `next`, by switch; [`NONE`] for others.
    leaf_index: Vec<u32>,
    leaves: usize,
    /// For each switch and leaf, a group.
    next: Vec<u32>,
    /// Groups: where each begins in `links`, and how many it has.
    groups: Vec<(u32, u32)>,
    links: Vec<u32>,
    /// A number of each switch.
    salts: Vec<u32>,
}

/// Scrambles 32 bits (the finaliser of MurmurHash3).
#[inline]
pub fn scramble(mut x: u32) -> u32 {
    x ^= x >> 16;
    x = x.wrapping_mul(0x85eb_ca6b);
    x ^= x >> 13;
    x = x.wrapping_mul(0xc2b2_ae35);
    x ^ x >> 16
}

impl Routes {
    /// Tables for the links that are `up`.
    pub fn new(topology: &Topology, up: impl Fn(u32) -> bool, seed: u64) -> Routes {
        let switches = topology.switches.len();
        let leaf_list: Vec<u32> =
            (0..switches as u32).filter(|&s| topology.switches[s as usize].tier == 0).collect();
        let mut leaf_index = vec![NONE; switches];
        for (i, &leaf) in leaf_list.iter().enumerate() {
            leaf_index[leaf as usize] = i as u32;
        }
        let salt = |s: usize| scramble(s as u32 ^ scramble((seed ^ seed >> 32) as u32));
        let mut routes = Routes {
            leaf_index,
            leaves: leaf_list.len(),
            next: vec![NONE; switches * leaf_list.len()],
            groups: Vec::new(),
            links: Vec::new(),
            salts: (0..switches).map(salt).collect(),
        };
        // Links between switches, by their sender: (link, neighbour).
        let mut down: Vec<Vec<(u32, u32)>> = vec![Vec::new(); switches];
        let mut above = down.clone();
        for (link, edge) in topology.edges.iter().enumerate() {
            if let (Node::Switch(a), Node::Switch(b)) = (edge.from, edge.to)
                && up(link as u32)
            {
                let tier = |s: u32| topology.switches[s as usize].tier;
                let side = if tier(a) > tier(b) { &mut down } else { &mut above };
                side[a as usize].push((link as u32, b));
            }
        }
        let mut by_tier: Vec<u32> = (0..switches as u32).collect();
        by_tier.sort_by_key(|&s| topology.switches[s as usize].tier);
        let mut known = std::collections::HashMap::new();
        let mut distance = vec![NONE; switches];
        for (column, &leaf) in leaf_list.iter().enumerate() {
            distance.fill(NONE);
            distance[leaf as usize] = 0;
            let plane = topology.switches[leaf as usize].plane;
            let of_plane = |s: &&u32| topology.switches[**s as usize].plane == plane && **s != leaf;
            // Downwards from low to high tiers, then upwards from high to low ones.
            for (order, links) in [(true, &down), (false, &above)] {
                let row: Vec<u32> = match order {
                    true => by_tier.iter().filter(of_plane).copied().collect(),
                    false => by_tier.iter().rev().filter(of_plane).copied().collect(),
                };
                for s in row {
                    let here = s as usize;
                    if distance[here] != NONE {
                        continue;
                    }
                    let nearest = links[here].iter().map(|&(_, to)| distance[to as usize]).min();
                    let Some(nearest) = nearest.filter(|&d| d != NONE) else { continue };
                    distance[here] = nearest + 1;
                    let ways: Vec<u32> = links[here]
                        .iter()
                        .filter(|&&(_, to)| distance[to as usize] == nearest)
                        .map(|&(link, _)| link)
                        .collect();
                    let group = *known.entry(ways).or_insert_with_key(|ways| {
                        routes.groups.push((routes.links.len() as u32, ways.len() as u32));
                        routes.links.extend(ways);
                        routes.groups.len() as u32 - 1
                    });
                    routes.next[here * routes.leaves + column] = group;
                }
            }
        }
        routes
    }

    /// The link that a packet takes at a switch towards a leaf that is another one.
    #[inline]
    pub fn next(&self, switch: u32, leaf: u32, entropy: u32) -> Option<u32> {
        let column = self.leaf_index[leaf as usize] as usize;
        let group = self.next[switch as usize * self.leaves + column];
        let &(first, count) = self.groups.get(group as usize)?;
        if count == 1 {
            return Some(self.links[first as usize]);
        }
        let hash = scramble(entropy ^ self.salts[switch as usize]);
        let choice = (u64::from(hash) * u64::from(count)) >> 32;
        Some(self.links[first as usize + choice as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::super::topology::Shape;
    use super::*;

    /// Follows a packet; the links it takes between switches.
    fn way(topology: &Topology, routes: &Routes, from: u32, to: u32, entropy: u32) -> Option<u32> {
        let (mut at, goal, mut hops) = (topology.leaf(from, 0), topology.leaf(to, 0), 0);
        while at != goal {
            let link = routes.next(at, goal, entropy)?;
            match topology.edges[link as usize].to {
                Node::Switch(next) => at = next,
                Node::Host(_) => panic!("a route between switches ends at a host"),
            }
            hops += 1;
            assert!(hops < 16, "a loop");
        }
        Some(hops + 2)
    }

    #[test]
    fn every_packet_takes_a_shortest_way() {
        for (shape, hosts) in [
            (Shape::Single, 16),
            (Shape::TwoTier { down: 4, over: 2 }, 40),
            (Shape::ThreeTier { down: 4, over: 1 }, 128),
        ] {
            let t = Topology::new(shape, hosts, 1, 1).unwrap();
            let routes = Routes::new(&t, |_| true, 7);
            for from in 0..hosts {
                for to in (0..hosts).filter(|&to| to != from) {
                    for entropy in 0..4 {
                        let hops = way(&t, &routes, from, to, entropy);
                        assert_eq!(hops, Some(t.hops(from, to, 0)), "{shape} {from} to {to}");
                    }
                }
            }
        }
    }

    #[test]
    fn hashes_spread_evenly() {
        // 16 spines, 16,000 flows: 1,000 each, within 5 standard deviations of a fair draw.
        let t = Topology::new(Shape::TwoTier { down: 16, over: 1 }, 32, 1, 1).unwrap();
        let routes = Routes::new(&t, |_| true, 1);
        let mut counts = std::collections::HashMap::new();
        for entropy in 0..16_000 {
            let link = routes.next(t.leaf(0, 0), t.leaf(31, 0), entropy).unwrap();
            *counts.entry(link).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 16);
        let deviation = (16_000f64 * (1. / 16.) * (15. / 16.)).sqrt();
        for (link, count) in counts {
            assert!((f64::from(count) - 1000.).abs() < 5. * deviation, "link {link}: {count}");
        }
    }

    #[test]
    fn routes_avoid_what_is_down() {
        let t = Topology::new(Shape::TwoTier { down: 4, over: 1 }, 16, 1, 1).unwrap();
        // Leaf 0 has lost its links to all spines but the last; others still use all to each other.
        let lost = |link: u32| {
            let edge = t.edges[link as usize];
            let leaf = t.leaf(0, 0);
            let at = |node| matches!(node, Node::Switch(s) if s == leaf);
            let last = |node| matches!(node, Node::Switch(s) if t.switches[s as usize].number == 3);
            (at(edge.from) && !last(edge.to)) || (at(edge.to) && !last(edge.from))
        };
        let is_host = |node| matches!(node, Node::Host(_));
        let up = |link: u32| {
            let edge = t.edges[link as usize];
            is_host(edge.from) || is_host(edge.to) || !lost(link)
        };
        let routes = Routes::new(&t, up, 1);
        let ways = |from: u32, to: u32| {
            let all = (0..200).filter_map(|e| routes.next(t.leaf(from, 0), t.leaf(to, 0), e));
            all.collect::<std::collections::HashSet<u32>>().len()
        };
        assert_eq!((ways(0, 15), ways(15, 0), ways(4, 15)), (1, 1, 4));
        let routes = Routes::new(&t, |l| is_host(t.edges[l as usize].from), 1);
        assert_eq!(routes.next(t.leaf(0, 0), t.leaf(15, 0), 1), None);
    }
}
