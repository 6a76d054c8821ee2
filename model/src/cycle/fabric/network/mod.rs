//! The network itself: events, links, switches' queues, and the hosts at its edge.
//!
//! ```text
//!   Host --transmit--> link --arrive--> switch: route, admit, mark --> queue --> link --> ... --> Host
//!                                         |                              ^
//!                                         v dropped: no room, no route   | pause, resume (optional)
//! ```
//! A switch is output-queued and stores whole packets: a packet arrives when its last byte does, waits for
//! the output link behind those of its class, and frees its buffer when its first byte leaves. A link
//! sends one packet at a time and keeps their order. One event a hop on an idle link (arrival), two
//! on a busy one (arrival, and the link's being free again).

use super::config::Config;
use super::counters::LinkCounters;
use super::events::Events;
use super::faults::Fault;
use super::host::Host;
use super::pool::{Fifo, Pool};
use super::routes::Routes;
use super::topology::{Node, Topology};
use crate::transport::time::Time;

mod failing;
mod link;
mod ports;
mod switching;

use link::{Harm, Link, SwitchState, draw, probability};

/// Bytes of the largest packet, for the room that a pause needs.
const LARGEST_PACKET: u64 = 9216;
/// Bytes of a pause frame on the wire.
const PAUSE_BYTES: u64 = 84;
/// Shortest time between two deadlines of a host.
const TICK_PS: u64 = 1000;

/// Kinds of events, in the order in which those of one time happen.
mod kind {
    pub const ARRIVE: u32 = 0;
    pub const FREE: u32 = 1;
    pub const PAUSE: u32 = 2;
    pub const RESUME: u32 = 3;
    pub const TIMER: u32 = 4;
    pub const FAULT: u32 = 5;
    pub const REROUTE: u32 = 6;
    pub const WAKE: u32 = 7;
    pub const STOP: u32 = 8;
}
const KIND_SHIFT: u32 = 28;

fn code(kind: u32, id: u32) -> u32 {
    kind << KIND_SHIFT | id
}

/// What gives the hosts their work and looks at what they have done.
pub trait Driver<H: Host> {
    /// A time asked for with [`Network::wake_at`] has come, or that of the last call. Hosts that
    /// got work are added to `touched`. Returns when to be called again.
    fn wake(&mut self, now: Time, hosts: &mut [H], touched: &mut Vec<u32>) -> Option<Time>;

    /// A packet came to a host, or its deadline. Hosts that got work are added to `touched`.
    fn settle(&mut self, now: Time, host: u32, hosts: &mut [H], touched: &mut Vec<u32>);

    /// Whether there is nothing left to wait for.
    fn done(&self) -> bool;
}

/// Why [`Network::run`] came back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The driver is done.
    Done,
    /// The time is up.
    Time,
    /// Nothing will ever happen again.
    Idle,
}

/// A network with its hosts.
pub struct Network<H: Host> {
    topology: Topology,
    config: Config,
    seed: u64,
    hosts: Vec<H>,
    links: Vec<Link>,
    harms: Vec<Harm>,
    counters: Vec<LinkCounters>,
    switches: Vec<SwitchState>,
    /// For each host and port, its leaf.
    leaves: Vec<u32>,
    routes: Routes,
    events: Events,
    pool: Pool<H::Packet>,
    faults: Vec<Fault>,
    /// When each host's timer rings, ps.
    timers: Vec<u64>,
    touched: Vec<u32>,
    now: u64,
    stop_at: u64,
    /// Picoseconds a byte, times 2^16.
    byte_time: u64,
    mark_from: u64,
    mark_all: u64,
    mark_most: u64,
    pause_from: u64,
    resume_below: u64,
    marks: u64,
    sent: u64,
    delivered: u64,
    hops: u64,
    handled: u64,
}

impl<H: Host> Network<H> {
    /// A network of that topology with these hosts.
    ///
    /// # Errors
    /// If hosts and topology do not fit, or a switch's memory is too small for pauses: one line.
    pub fn new(
        topology: Topology,
        config: Config,
        hosts: Vec<H>,
        seed: u64,
    ) -> Result<Network<H>, String> {
        if hosts.len() != topology.hosts as usize {
            return Err(format!("{} hosts for {} places", hosts.len(), topology.hosts));
        }
        let ps = |ns: f64| (ns * 1e3) as u64;
        let is_host = |node| matches!(node, Node::Host(_));
        let link = |edge: &super::topology::Edge| {
            let at_host = is_host(edge.from) || is_host(edge.to);
            let cable = if at_host { config.host_cable_ns } else { config.fabric_cable_ns };
            let behind = if is_host(edge.to) { config.nic_ns } else { config.switch_ns };
            Link {
                free_at: 0,
                last_arrival: 0,
                delay_ps: ps(cable) + ps(behind),
                extra_ps: 0,
                paused_at: 0,
                queues: [Fifo::EMPTY; 2],
                queued_bytes: 0,
                pipe: Fifo::EMPTY,
                from: edge.from,
                to: edge.to,
                port: edge.port,
                busy: false,
                paused: false,
                up: true,
                impaired: config.loss > 0.0 && is_host(edge.to),
                waiting: 0,
                stopped: false,
            }
        };
        let links: Vec<Link> = topology.edges.iter().map(link).collect();
        let mut seeds = seed;
        let harms = links
            .iter()
            .map(|link| Harm {
                base_loss: if is_host(link.to) { probability(config.loss) } else { 0 },
                random: draw(&mut seeds),
                ..Harm::default()
            })
            .collect();
        let mut ports = vec![0u64; topology.switches.len()];
        for edge in &topology.edges {
            if let Node::Switch(switch) = edge.from {
                ports[switch as usize] += 1;
            }
        }
        let share = config.bytes(config.buffer_us);
        let switches = ports
            .iter()
            .map(|&ports| SwitchState { used: 0, peak: 0, buffer: share * ports, ports })
            .collect();
        // While a pause travels back, the sender goes on; what is in the cable and in the switch's
        // pipeline comes after it, and one packet more at each end.
        let slowest = config.host_cable_ns.max(config.fabric_cable_ns);
        let room = config.bytes((2.0 * slowest + config.switch_ns) / 1e3)
            + PAUSE_BYTES
            + 2 * LARGEST_PACKET;
        if config.pfc && share <= 2 * room {
            return Err(format!(
                "buffer_us = {} leaves a port {share} B, and pauses need {room} B of them in \
                 reserve; use at least {:.1}",
                config.buffer_us,
                2.1 * room as f64 / config.bytes(1.0) as f64
            ));
        }
        let pause_from = share.saturating_sub(room);
        let (count, ends) = (topology.hosts, topology.hosts * topology.ports);
        let leaves = (0..ends)
            .map(|end| topology.leaf(end / topology.ports, (end % topology.ports) as u8))
            .collect();
        // About four events a bucket with all links busy.
        let packet_ps = 4096.0 * 8e3 / config.rate_gbps;
        let span = (8.0 * packet_ps / topology.edges.len() as f64).clamp(64.0, 65536.0);
        Ok(Network {
            routes: Routes::new(&topology, |_| true, seed),
            events: Events::new(span as u64),
            pool: Pool::new(),
            faults: Vec::new(),
            timers: vec![u64::MAX; count as usize],
            touched: Vec::new(),
            now: 0,
            stop_at: u64::MAX,
            byte_time: (8e3 * 65536.0 / config.rate_gbps).round() as u64,
            mark_from: config.bytes(config.mark_from_us),
            mark_all: config.bytes(config.mark_all_us),
            mark_most: probability(config.mark_most),
            pause_from,
            resume_below: (pause_from as f64 * config.resume) as u64,
            marks: seed ^ 0x6d61_726b,
            sent: 0,
            delivered: 0,
            hops: 0,
            handled: 0,
            counters: vec![LinkCounters::default(); links.len()],
            leaves,
            links,
            harms,
            switches,
            hosts,
            topology,
            config,
            seed,
        })
    }

    /// Adds a fault.
    pub fn add_fault(&mut self, fault: Fault) {
        self.events.push(fault.at.0, code(kind::FAULT, self.faults.len() as u32));
        self.faults.push(fault);
    }

    /// Has the driver called at a time.
    pub fn wake_at(&mut self, time: Time) {
        self.events.push(time.0.max(self.now), code(kind::WAKE, 0));
    }

    /// Lets time go on until the driver is done, or to `until`.
    pub fn run(&mut self, driver: &mut impl Driver<H>, until: Time) -> Stop {
        self.stop_at = until.0;
        self.events.push(until.0, code(kind::STOP, 0));
        while let Some((time, event)) = self.events.pop() {
            self.now = time;
            self.handled += 1;
            let id = event & ((1 << KIND_SHIFT) - 1);
            match event >> KIND_SHIFT {
                kind::ARRIVE => self.arrive(id, driver),
                kind::FREE => self.free(id),
                kind::PAUSE => self.pause(id),
                kind::RESUME => self.go_on(id),
                kind::TIMER => self.timer(id, driver),
                kind::FAULT => self.fault(id as usize),
                kind::REROUTE => {
                    let links = &self.links;
                    let up = |link: u32| links[link as usize].up;
                    self.routes = Routes::new(&self.topology, up, self.seed);
                }
                kind::WAKE => {
                    let next = driver.wake(Time(time), &mut self.hosts, &mut self.touched);
                    if let Some(next) = next {
                        self.wake_at(next);
                    }
                    self.kick_touched();
                }
                _ if time == self.stop_at => return Stop::Time,
                _ => {}
            }
            if driver.done() {
                return Stop::Done;
            }
        }
        Stop::Idle
    }

    /// The time.
    pub fn now(&self) -> Time {
        Time(self.now)
    }

    /// The hosts.
    pub fn hosts(&self) -> &[H] {
        &self.hosts
    }

    /// The hosts, to give them work before the first run.
    pub fn hosts_mut(&mut self) -> &mut [H] {
        &mut self.hosts
    }

    /// The topology.
    pub fn topology(&self) -> &Topology {
        &self.topology
    }

    /// The parameters.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The faults, in the order in which they were added.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// A link's counters.
    pub fn link_counters(&self, link: u32) -> &LinkCounters {
        &self.counters[link as usize]
    }

    /// The sums over all links.
    pub fn totals(&self) -> LinkCounters {
        let mut totals = LinkCounters::default();
        for counters in &self.counters {
            totals.merge(counters);
        }
        totals
    }

    /// Bytes that wait before a link.
    pub fn queue_bytes(&self, link: u32) -> u64 {
        self.links[link as usize].queued_bytes
    }

    /// Largest number of bytes that a switch held, and its memory, in bytes.
    pub fn switch_buffer(&self, switch: u32) -> (u64, u64) {
        let state = &self.switches[switch as usize];
        (state.peak, state.buffer)
    }

    /// Packets that hosts have sent.
    pub fn sent(&self) -> u64 {
        self.sent
    }

    /// Packets that hosts have got.
    pub fn delivered(&self) -> u64 {
        self.delivered
    }

    /// Packets on links and in queues.
    pub fn under_way(&self) -> u64 {
        self.pool.live()
    }

    /// Links that packets have passed.
    pub fn hops(&self) -> u64 {
        self.hops
    }

    /// Events handled.
    pub fn events(&self) -> u64 {
        self.handled
    }

    /// Time of a packet alone on its way over so many links, ps.
    pub fn latency_ps(&self, from: u32, to: u32, port: u8, bytes: u32) -> u64 {
        let hops = u64::from(self.topology.hops(from, to, port));
        let ps = |ns: f64| (ns * 1e3) as u64;
        let serial = (u64::from(bytes) * self.byte_time + 0xffff) >> 16;
        let (host, fabric) = (ps(self.config.host_cable_ns), ps(self.config.fabric_cable_ns));
        hops * serial
            + 2 * host
            + (hops - 2) * fabric
            + (hops - 1) * ps(self.config.switch_ns)
            + ps(self.config.nic_ns)
    }
}
