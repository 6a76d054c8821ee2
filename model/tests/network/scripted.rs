//! Hosts that send what a test tells them to, and note what arrives.

use std::collections::VecDeque;

use mtia_model::cycle::fabric::{
    Arrival, Class, Config, Driver, Frame, Host, Network, Shape, Stop, Topology,
};
use mtia_model::transport::time::Time;

/// A packet with nothing in it.
#[derive(Clone, Debug)]
pub struct Plain {
    pub to: u32,
    pub bytes: u32,
    pub entropy: u32,
    pub class: Class,
    /// What a test tells it by.
    pub id: u64,
}

impl Frame for Plain {
    fn wire_bytes(&self) -> u32 {
        self.bytes
    }

    fn destination(&self) -> u32 {
        self.to
    }

    fn entropy(&self) -> u32 {
        self.entropy
    }

    fn ecn_capable(&self) -> bool {
        true
    }

    fn class(&self) -> Class {
        self.class
    }
}

/// What arrived.
#[derive(Clone, Debug)]
pub struct Got {
    pub at: Time,
    pub packet: Plain,
    pub arrival: Arrival,
}

/// A host: for each port, packets and the earliest time of each.
#[derive(Default)]
pub struct Scripted {
    pub queues: Vec<VecDeque<(Time, Plain)>>,
    pub got: Vec<Got>,
    now: Time,
}

impl Host for Scripted {
    type Packet = Plain;

    fn receive(&mut self, now: Time, packet: &Plain, arrival: Arrival) {
        self.got.push(Got { at: now, packet: packet.clone(), arrival });
    }

    fn transmit(&mut self, now: Time, port: u8, paused: bool) -> Option<Plain> {
        let queue = &mut self.queues[usize::from(port)];
        let (at, packet) = queue.front()?;
        if *at > now || (paused && packet.class == Class::Data) {
            return None;
        }
        queue.pop_front().map(|(_, packet)| packet)
    }

    fn deadline(&mut self) -> Option<Time> {
        // Packets whose time has come wait for a port, not for a timer.
        let heads = self.queues.iter().filter_map(|queue| queue.front().map(|(at, _)| *at));
        heads.filter(|at| *at > self.now).min()
    }

    fn expire(&mut self, now: Time) {
        self.now = now;
    }
}

/// Has every host start at time 0.
pub struct Start;

impl Driver<Scripted> for Start {
    fn wake(&mut self, _: Time, hosts: &mut [Scripted], touched: &mut Vec<u32>) -> Option<Time> {
        touched.extend(0..hosts.len() as u32);
        None
    }

    fn settle(&mut self, _: Time, _: u32, _: &mut [Scripted], _: &mut Vec<u32>) {}

    fn done(&self) -> bool {
        false
    }
}

/// A network of such hosts.
pub fn network(
    shape: Shape,
    hosts: u32,
    ports: u32,
    planes: u32,
    config: Config,
) -> Network<Scripted> {
    let topology = Topology::new(shape, hosts, ports, planes).unwrap();
    let queues = || vec![VecDeque::new(); ports as usize];
    let all = (0..hosts).map(|_| Scripted { queues: queues(), ..Scripted::default() }).collect();
    Network::new(topology, config, all, 1).unwrap()
}

/// Queues `count` packets of a size from one host to another, by port 0.
pub fn send(network: &mut Network<Scripted>, from: u32, to: u32, count: u64, bytes: u32) {
    for id in 0..count {
        // Another route each.
        let entropy = (from << 20) + id as u32;
        let packet = Plain { to, bytes, entropy, class: Class::Data, id };
        network.hosts_mut()[from as usize].queues[0].push_back((Time::ZERO, packet));
    }
}

/// Runs until nothing is left to happen.
pub fn run(network: &mut Network<Scripted>) {
    network.wake_at(Time::ZERO);
    assert_eq!(network.run(&mut Start, Time(1_000_000_000_000_000)), Stop::Time);
    conserved(network);
    for switch in 0..network.topology().switches.len() as u32 {
        let (peak, buffer) = network.switch_buffer(switch);
        assert!(peak <= buffer, "switch {switch} held {peak} of {buffer} B");
    }
}

/// Sent and doubled packets are delivered, dropped or under way.
pub fn conserved(network: &Network<Scripted>) {
    use mtia_model::cycle::fabric::LinkCounter::Duplicated;
    let totals = network.totals();
    assert_eq!(
        network.sent() + totals[Duplicated],
        network.delivered() + totals.drops() + network.under_way()
    );
}
