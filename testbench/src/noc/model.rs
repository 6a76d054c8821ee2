//! The cycle model as a device of the bench.

use mtia_model::cycle::noc::lane::Flit;
use mtia_model::cycle::noc::{Network, PortId};
use mtia_model::spec::Chip;
use mtia_model::spec::noc::{COUNTERS, Channel, Side};

use super::device::{Dut, Inputs, OnLink, Outputs, Ports};

/// The model of a device: a network for each channel. A payload is the number of its flit.
pub struct Model {
    networks: Vec<Network<u64>>,
    clients: Vec<(usize, PortId, u32)>,
    links: Vec<(usize, u32, Side)>,
    routers: Vec<u32>,
}

impl Model {
    /// The model of a device with these ports.
    pub fn new(chip: &Chip, ports: &Ports) -> Model {
        let network = |channel| match ports.dut {
            Dut::Router(..) => Network::of_router(chip, channel, ports.routers[0]),
            Dut::Noc => Network::new(chip, channel),
        };
        let networks: Vec<Network<u64>> = Channel::ALL.into_iter().map(network).collect();
        let clients = ports
            .clients
            .iter()
            .filter_map(|port| {
                let channel = port.channel.index();
                Some((channel, networks[channel].port(port.place, port.link)?, port.class))
            })
            .collect();
        let links =
            ports.links.iter().map(|link| (link.channel.index(), link.lane, link.side)).collect();
        Model { networks, clients, links, routers: ports.routers.clone() }
    }

    /// Says which clients of a router take flits, as a mask of slots.
    pub fn enable(&mut self, router: u32, slots: u16) {
        self.networks.iter_mut().for_each(|network| network.enable(router, slots));
    }

    /// One cycle.
    pub fn cycle(&mut self, inputs: &Inputs, outputs: &mut Outputs) {
        outputs.up_ready.clear();
        outputs.down.clear();
        outputs.link.clear();
        outputs.credit.clear();
        for &(channel, port, class) in &self.clients {
            let network = &self.networks[channel];
            outputs.up_ready.push(network.can_send(port, class));
            outputs.down.push(network.offer(port, class).copied());
        }
        for &(channel, lane, side) in &self.links {
            let links = self.networks[channel].lane(lane).links();
            let flit = links.flits[side as usize].map(|(class, flit)| OnLink {
                class,
                header: flit.header,
                id: flit.payload,
            });
            outputs.link.push(flit);
            outputs.credit.push(links.credits[side as usize]);
        }
        for (i, &(channel, port, class)) in self.clients.iter().enumerate() {
            let network = &mut self.networks[channel];
            if let (Some(up), true) = (inputs.up[i], outputs.up_ready[i]) {
                network.send(port, class, up.lane, up.header, up.id);
            }
            if inputs.down_ready[i] {
                network.take(port, class);
            }
        }
        for (i, &(channel, lane, side)) in self.links.iter().enumerate() {
            let lane = &mut self.networks[channel].lanes_mut()[lane as usize];
            if let Some(flit) = inputs.link[i] {
                lane.receive(side, flit.class, Flit { header: flit.header, payload: flit.id });
            }
            for class in 0..2 {
                if inputs.credit[i][class as usize] {
                    lane.credit(side, class);
                }
            }
        }
        self.networks.iter_mut().for_each(Network::clock);
    }

    /// Counters of each router, channel by channel.
    pub fn counters(&self) -> Vec<Vec<[u64; COUNTERS.len()]>> {
        let of_router =
            |&router: &u32| self.networks.iter().map(|network| network.counters(router)).collect();
        self.routers.iter().map(of_router).collect()
    }

    /// Who waits for whom.
    pub fn waits(&self) -> Vec<String> {
        self.networks.iter().flat_map(Network::waits).collect()
    }
}
