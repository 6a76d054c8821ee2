//! The network on chip and its routers: when each flit is where.
//!
//! ```text
//!   client --send--> Port --> Lane (routers of one lane) --> Port --take--> client
//!                      \----> Lane ...                  ----/
//! ```
//! A [`Network`] is one channel: its lanes, each a mesh of its own, and the clients' ports, at
//! which the lanes meet. [`Noc`] has the five channels of the chip. Lanes know nothing of each
//! other and are clocked one by one ([`Network::lanes_mut`]), so they can be clocked by different
//! threads between the ports' half of a cycle and its end.
//!
//! In a cycle a user first asks and acts ([`Network::can_send`], [`Network::send`],
//! [`Network::offer`], [`Network::take`]), at most once for each port and class, in any order, and
//! then calls [`Network::clock`]. It then sees what the hardware's ports show in the next cycle.

pub mod deadlock;
pub mod lane;
pub mod port;
pub mod traffic;

use std::sync::Arc;

use crate::spec::Chip;
use crate::spec::flit::{ControlFlit, DataFlit, Header, Line, Source};
use crate::spec::floor::{ClientKind, Floor};
use crate::spec::noc::{COUNTERS, Channel, CounterId, PORTS, port_name};
use crate::spec::weights::Weights;

pub use lane::{Flit, Lane, LaneCounts, Links};
pub use port::{Port, PortCounts};

/// A port's place in its network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PortId(u32);

impl PortId {
    /// Its number.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// One channel: its lanes and its clients' ports. `P` is what a flit carries.
#[derive(Clone, Debug)]
pub struct Network<P> {
    channel: Channel,
    floor: Floor,
    lanes: Vec<Lane<P>>,
    ports: Vec<Port<P>>,
    /// First port and number of ports of each slot of each router, sixteen slots to a router.
    places: Vec<(u32, u32)>,
    /// Ports with something to do, 64 to a word.
    busy: Vec<u64>,
    cycle: u64,
}

/// Where [`Network::places`] has a slot.
fn place_index(router: u32, slot: u32) -> usize {
    (router * 16 + slot) as usize
}

impl<P: Copy + Default> Network<P> {
    /// A channel of a chip.
    pub fn new(chip: &Chip, channel: Channel) -> Network<P> {
        Network::build(chip, channel, None)
    }

    /// A channel's part of one router, with the ports of its clients.
    pub fn of_router(chip: &Chip, channel: Channel, router: u32) -> Network<P> {
        Network::build(chip, channel, Some(router))
    }

    fn build(chip: &Chip, channel: Channel, only: Option<u32>) -> Network<P> {
        let floor = Floor::new(chip);
        let depth = chip.noc.buffer_flits.value;
        let weights = Weights::new(chip, channel).map(Arc::new);
        let lane = || match only {
            Some(router) => Lane::of_router(&floor, depth, weights.clone(), router),
            None => Lane::new(&floor, depth, weights.clone()),
        };
        let mut lanes: Vec<Lane<P>> = (0..channel.lanes(chip)).map(|_| lane()).collect();
        let mut ports = Vec::new();
        let mut places = vec![(0, 0); floor.routers() as usize * 16];
        for client in floor.clients() {
            let router = floor.router(client.column.into(), client.row.into());
            if only.is_some_and(|only| only != router) {
                continue;
            }
            let links = channel.links(chip, ClientKind::of(client.slot));
            let slot = u32::from(client.slot);
            let first = ports.len() as u32;
            places[place_index(router, slot)] = (first, links);
            for (l, lane) in (0..).zip(&mut lanes) {
                match links {
                    0 => lane.detach(router, slot),
                    _ => lane.attach(router, slot, first + l % links, l / links),
                }
            }
            ports.extend((0..links).map(|link| Port::new(router, slot, link, links)));
        }
        let busy = vec![0; ports.len().div_ceil(64)];
        Network { channel, floor, lanes, ports, places, busy, cycle: 0 }
    }

    /// Which channel it is.
    pub fn channel(&self) -> Channel {
        self.channel
    }

    /// The floor plan.
    pub fn floor(&self) -> &Floor {
        &self.floor
    }

    /// Lane `link` of a client's link; `None` if there is no such client, or lane.
    pub fn port(&self, client: Source, link: u32) -> Option<PortId> {
        if !self.floor.has(client) {
            return None;
        }
        let router = self.floor.router(client.column.into(), client.row.into());
        let (first, links) = self.places[place_index(router, client.slot.into())];
        (link < links).then_some(PortId(first + link))
    }

    /// The port of a client that a lane of the channel goes over.
    pub fn port_of_lane(&self, client: Source, lane: u32) -> Option<PortId> {
        let router = self.floor.router(client.column.into(), client.row.into());
        let (_, links) = *self.places.get(place_index(router, client.slot.into()))?;
        (links > 0).then(|| self.port(client, lane % links)).flatten()
    }

    /// All ports.
    pub fn ports(&self) -> impl Iterator<Item = PortId> + use<P> {
        (0..self.ports.len() as u32).map(PortId)
    }

    /// Whether a port takes a flit of a class in this cycle.
    #[inline]
    pub fn can_send(&self, port: PortId, class: u32) -> bool {
        self.ports[port.index()].can_send(class)
    }

    /// Sends a flit into a port that takes it. `lane` is the lane of the channel, one of those
    /// that go over the port's lane of the link.
    #[inline]
    pub fn send(&mut self, port: PortId, class: u32, lane: u32, header: Header, payload: P) {
        self.ports[port.index()].send(class, lane, Flit { header, payload });
        self.busy[port.index() / 64] |= 1 << (port.index() % 64);
    }

    /// The flit of a class that a port offers in this cycle.
    #[inline]
    pub fn offer(&self, port: PortId, class: u32) -> Option<&P> {
        self.ports[port.index()].offer(class)
    }

    /// Takes the flit of a class that a port offers.
    #[inline]
    pub fn take(&mut self, port: PortId, class: u32) -> Option<P> {
        self.ports[port.index()].take(class)
    }

    /// What a port has counted.
    pub fn port_counts(&self, port: PortId) -> PortCounts {
        self.ports[port.index()].counts()
    }

    /// One cycle.
    pub fn clock(&mut self) {
        self.clock_ports();
        for lane in &mut self.lanes {
            if !lane.idle() {
                lane.clock();
            }
        }
        self.finish();
    }

    /// The first part of a cycle: the ports. Then come the lanes, in any order or at once, then
    /// [`Network::finish`].
    #[inline]
    pub fn clock_ports(&mut self) {
        for word in 0..self.busy.len() {
            let mut busy = self.busy[word];
            while busy != 0 {
                let bit = busy.trailing_zeros();
                busy &= busy - 1;
                let port = &mut self.ports[64 * word + bit as usize];
                port.clock(&mut self.lanes);
                if !port.busy() {
                    self.busy[word] &= !(1 << bit);
                }
            }
        }
    }

    /// The lanes, for whoever clocks them apart.
    pub fn lanes_mut(&mut self) -> &mut [Lane<P>] {
        &mut self.lanes
    }

    /// The last part of a cycle: ports learn what has arrived for them.
    #[inline]
    pub fn finish(&mut self) {
        for lane in &mut self.lanes {
            for (port, head) in lane.delivered() {
                self.ports[port as usize].arrived(head);
                self.busy[port as usize / 64] |= 1 << (port % 64);
            }
        }
        self.cycle += 1;
    }

    /// Whether nothing is under way, so that [`Network::clock`] changes nothing.
    pub fn idle(&self) -> bool {
        self.busy.iter().all(|&word| word == 0) && self.lanes.iter().all(Lane::idle)
    }

    /// Cycles so far.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// Says which clients of a router take flits (a mask of slots); copies for others are dropped.
    pub fn enable(&mut self, router: u32, slots: u16) {
        for lane in &mut self.lanes {
            lane.enable(router, slots);
        }
    }

    /// A lane.
    pub fn lane(&self, lane: u32) -> &Lane<P> {
        &self.lanes[lane as usize]
    }

    /// Flits that passed a router's output: `port` as in [`crate::spec::noc`].
    pub fn flits(&self, router: u32, port: u32) -> u64 {
        self.lanes.iter().map(|lane| lane.counts(router).flits[port as usize]).sum()
    }

    /// Flit-hops: flits that passed an output of a router, all of them together.
    pub fn flit_hops(&self) -> u64 {
        (0..self.floor.routers())
            .flat_map(|router| (0..PORTS).map(move |port| (router, port)))
            .map(|(router, port)| self.flits(router, port))
            .sum()
    }

    /// The counters of a router.
    pub fn counters(&self, router: u32) -> [u64; COUNTERS.len()] {
        let mut out = [0; COUNTERS.len()];
        let mut add = |id: CounterId, n: u64| out[id.index()] += n;
        for lane in &self.lanes {
            let counts = lane.counts(router);
            for (port, id) in [
                CounterId::FlitsNorth,
                CounterId::FlitsSouth,
                CounterId::FlitsEast,
                CounterId::FlitsWest,
            ]
            .into_iter()
            .enumerate()
            {
                add(id, counts.flits[port]);
            }
            add(CounterId::FlitsClient, counts.flits[4..].iter().sum());
            add(CounterId::Dropped, counts.dropped);
            add(CounterId::Stalls, counts.stalls.iter().sum());
            add(CounterId::Conflicts, counts.conflicts.iter().sum());
        }
        for port in self.ports.iter().filter(|port| port.router == router) {
            let PortCounts { injected, delivered } = port.counts();
            add(CounterId::Injected, injected.iter().sum());
            add(CounterId::Delivered, delivered.iter().sum());
        }
        out
    }

    /// Who waits for whom, one line each: what a watchdog prints.
    pub fn waits(&self) -> Vec<String> {
        let mut out = Vec::new();
        let channel = self.channel;
        let place = |router: u32| {
            let (column, row) = self.floor.position(router);
            format!("router column {column} row {row}")
        };
        for (l, lane) in self.lanes.iter().enumerate() {
            for router in 0..self.floor.routers() {
                for wait in lane.waiting(router) {
                    let names = |mask: u32| {
                        let ports = (0..PORTS).filter(|port| mask >> port & 1 == 1);
                        ports.map(port_name).collect::<Vec<_>>().join(", ")
                    };
                    let why = if wait.full == 0 {
                        "its turn".to_owned()
                    } else {
                        format!("room behind {}", names(wait.full))
                    };
                    out.push(format!(
                        "{channel} lane {l}, {}: class {} from {} to {} waits for {why}",
                        place(router),
                        wait.class,
                        port_name(wait.port),
                        names(wait.wants),
                    ));
                }
            }
        }
        for port in &self.ports {
            let (up, down) = port.held();
            for class in 0..2 {
                let (router, slot) = (place(port.router), port.slot);
                if up[class] > 0 {
                    out.push(format!(
                        "{channel}, {router}: {} flits of client {slot}, class {class}, wait for \
                         room in the router",
                        up[class]
                    ));
                }
                if down[class] > 0 {
                    out.push(format!(
                        "{channel}, {router}: {} flits for client {slot}, class {class}, wait to \
                         be taken",
                        down[class]
                    ));
                }
            }
        }
        out
    }
}

/// A partial sum on its way, with the tag that tells sums apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReductionFlit<D = ()> {
    /// The line.
    pub data: D,
    /// Which sum it belongs to.
    pub tag: u16,
}

impl<D: Line> Default for ReductionFlit<D> {
    fn default() -> ReductionFlit<D> {
        ReductionFlit { data: D::BLANK, tag: 0 }
    }
}

/// The whole network: a [`Network`] for each channel. `D` is a line of data.
#[derive(Clone, Debug)]
pub struct Noc<D = ()> {
    /// Lines of data.
    pub data: Network<DataFlit<D>>,
    /// Requests for lines, and acknowledgements.
    pub control: Network<ControlFlit>,
    /// Registers and debug.
    pub utility: Network<u64>,
    /// Barriers and semaphores.
    pub synchronisation: Network<u64>,
    /// Partial sums between PEs.
    pub reduction: Network<ReductionFlit<D>>,
}

impl<D: Line> Noc<D> {
    /// The network of a chip.
    pub fn new(chip: &Chip) -> Noc<D> {
        Noc {
            data: Network::new(chip, Channel::Data),
            control: Network::new(chip, Channel::Control),
            utility: Network::new(chip, Channel::Utility),
            synchronisation: Network::new(chip, Channel::Synchronisation),
            reduction: Network::new(chip, Channel::Reduction),
        }
    }

    /// One cycle of all channels.
    pub fn clock(&mut self) {
        self.data.clock();
        self.control.clock();
        self.utility.clock();
        self.synchronisation.clock();
        self.reduction.clock();
    }

    /// Whether nothing is under way.
    pub fn idle(&self) -> bool {
        self.data.idle()
            && self.control.idle()
            && self.utility.idle()
            && self.synchronisation.idle()
            && self.reduction.idle()
    }

    /// Says which clients of a router take flits (a mask of slots); copies for others are dropped.
    pub fn enable(&mut self, router: u32, slots: u16) {
        self.data.enable(router, slots);
        self.control.enable(router, slots);
        self.utility.enable(router, slots);
        self.synchronisation.enable(router, slots);
        self.reduction.enable(router, slots);
    }

    /// The counters of a router, channel by channel.
    pub fn counters(&self, router: u32) -> [[u64; COUNTERS.len()]; Channel::ALL.len()] {
        [
            self.data.counters(router),
            self.control.counters(router),
            self.utility.counters(router),
            self.synchronisation.counters(router),
            self.reduction.counters(router),
        ]
    }

    /// Flit-hops of all channels.
    pub fn flit_hops(&self) -> u64 {
        self.data.flit_hops()
            + self.control.flit_hops()
            + self.utility.flit_hops()
            + self.synchronisation.flit_hops()
            + self.reduction.flit_hops()
    }

    /// Who waits for whom in all channels: what a watchdog prints.
    pub fn waits(&self) -> Vec<String> {
        let mut out = self.data.waits();
        out.extend(self.control.waits());
        out.extend(self.utility.waits());
        out.extend(self.synchronisation.waits());
        out.extend(self.reduction.waits());
        out
    }
}
