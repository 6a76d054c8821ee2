//! Speed of the packet network: packet-hops a second on one core, without a transport and with each.
//!
//! `cargo bench -p mtia-model --bench network`

use std::time::Instant;

use mtia_model::cycle::fabric::{
    Arrival, Class, Config, Driver, Frame, Host, Network, Shape, Topology,
};
use mtia_model::cycle::rdma::{self, Pattern, Quiet, Scenario, Transport};
use mtia_model::transport::time::Time;

#[derive(Clone)]
struct Packet {
    to: u32,
    entropy: u32,
}

impl Frame for Packet {
    fn wire_bytes(&self) -> u32 {
        4200
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
        Class::Data
    }
}

/// Sends whenever it may, to `to`, or to all in turn.
struct Blaster {
    to: Option<u32>,
    next: u32,
    hosts: u32,
    left: u64,
}

impl Host for Blaster {
    type Packet = Packet;

    fn receive(&mut self, _: Time, _: &Packet, _: Arrival) {}

    fn transmit(&mut self, _: Time, _: u8, _: bool) -> Option<Packet> {
        self.left = self.left.checked_sub(1)?;
        self.next = self.next.wrapping_add(1);
        let to = self.to.unwrap_or(self.next % self.hosts);
        Some(Packet { to, entropy: self.next.wrapping_mul(0x9e37_79b9) ^ to })
    }

    fn deadline(&mut self) -> Option<Time> {
        None
    }

    fn expire(&mut self, _: Time) {}
}

struct Start;

impl Driver<Blaster> for Start {
    fn wake(&mut self, _: Time, hosts: &mut [Blaster], touched: &mut Vec<u32>) -> Option<Time> {
        touched.extend(0..hosts.len() as u32);
        None
    }

    fn settle(&mut self, _: Time, _: u32, _: &mut [Blaster], _: &mut Vec<u32>) {}

    fn done(&self) -> bool {
        false
    }
}

fn run(name: &str, shape: Shape, hosts: u32, permutation: bool, packets: u64) {
    let topology = Topology::new(shape, hosts, 1, 1).expect("topology");
    let blaster = |host: u32| Blaster {
        to: permutation.then_some((host + hosts / 2) % hosts),
        next: host * 7919,
        hosts,
        left: packets,
    };
    let all = (0..hosts).map(blaster).collect();
    let mut network = Network::new(topology, Config::new(800.0), all, 1).expect("network");
    let start = Instant::now();
    network.wake_at(Time::ZERO);
    network.run(&mut Start, Time(1 << 60));
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{name}, {hosts} hosts, {shape}: {:.1} million packet-hops, {:.2} million/s, \
         {:.0} ns each, {:.2} events a hop, {:.1} % dropped",
        network.hops() as f64 / 1e6,
        network.hops() as f64 / seconds / 1e6,
        seconds / network.hops() as f64 * 1e9,
        network.events() as f64 / network.hops() as f64,
        100.0 * network.totals().drops() as f64 / network.sent() as f64,
    );
}

/// The same with endpoints at the edge.
fn transported(transport: Transport, pattern: Pattern, hosts: u32, bytes: u64) {
    let work = pattern.workload(hosts, bytes, 1).expect("pattern");
    let shape = Shape::usual(hosts);
    let scenario =
        Scenario::new(transport, shape, (hosts, 1, 1), 800.0, work, 1).expect("scenario");
    let start = Instant::now();
    let report = rdma::run(&scenario, &mut Quiet).expect("scenario");
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{transport}, {pattern}, {hosts} hosts, {shape}: {:.1} million packet-hops, \
         {:.2} million/s, {:.0} ns each",
        report.packet_hops as f64 / 1e6,
        report.packet_hops as f64 / seconds / 1e6,
        seconds / report.packet_hops as f64 * 1e9,
    );
}

fn main() {
    let two = Shape::TwoTier { down: 16, over: 1 };
    let three = Shape::ThreeTier { down: 16, over: 1 };
    run("permutation", Shape::Single, 64, true, 40_000);
    run("permutation", two, 256, true, 10_000);
    run("to all in turn", two, 256, false, 10_000);
    run("to all in turn", three, 1024, false, 3_000);
    run("to all in turn", three, 4096, false, 1_000);
    for transport in [Transport::MetaRoce, Transport::RoceV2] {
        transported(transport, Pattern::Permutation, 64, 20_000_000);
        transported(transport, Pattern::AllToAll(None), 64, 20_000_000);
    }
}
