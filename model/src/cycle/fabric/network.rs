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

use super::config::{Config, Sharing};
use super::counters::{LinkCounter, LinkCounters};
use super::events::Events;
use super::faults::{Action, Fault, Impairment};
use super::host::{Arrival, Class, Frame, Host};
use super::pool::{Fifo, Header, Pool};
use super::routes::Routes;
use super::topology::{Node, Topology};
use crate::transport::time::Time;

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

/// One direction of a cable, with the queues before it.
struct Link {
    /// When the packet that is being sent will have left, ps.
    free_at: u64,
    /// Arrival of the last packet sent, ps.
    last_arrival: u64,
    /// From the last byte out to the arrival at the node behind, ps.
    delay_ps: u64,
    /// Delay that a fault adds.
    extra_ps: u64,
    /// When it was paused.
    paused_at: u64,
    queues: [Fifo; 2],
    queued_bytes: u64,
    /// Packets under way.
    pipe: Fifo,
    from: Node,
    to: Node,
    port: u8,
    /// Whether a FREE event is under way.
    busy: bool,
    paused: bool,
    up: bool,
    /// Whether arrivals have to be looked at more closely.
    impaired: bool,
    /// Data bytes that came in by it and wait in the switch behind it, for pauses.
    waiting: u64,
    /// Whether the switch behind it has paused it.
    stopped: bool,
}

/// What may happen to a link's packets, as probabilities times 2^32.
#[derive(Clone, Copy, Default)]
struct Harm {
    /// Of every packet, by configuration.
    base_loss: u64,
    loss: u64,
    corrupt: u64,
    duplicate: u64,
    /// State of its random numbers.
    random: u64,
}

#[derive(Clone, Copy)]
struct SwitchState {
    used: u64,
    peak: u64,
    buffer: u64,
    ports: u64,
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

/// Sum and random numbers of SplitMix64: a stream of its own for each use, whatever the order of events.
fn draw(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Whether a draw falls below a probability times 2^32.
fn happens(state: &mut u64, probability: u64) -> bool {
    probability > 0 && draw(state) >> 32 < probability
}

fn probability(share: f64) -> u64 {
    (share * 2f64.powi(32)).round() as u64
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

    /// The first packet on a link is at its end.
    #[inline]
    fn arrive(&mut self, link: u32, driver: &mut impl Driver<H>) {
        let l = &mut self.links[link as usize];
        let Some(packet) = self.pool.pop(&mut l.pipe) else { return };
        if !l.pipe.is_empty() {
            let next = self.pool.headers[l.pipe.head as usize].arrives;
            self.events.push(next, code(kind::ARRIVE, link));
        }
        let to = l.to;
        if l.impaired {
            let doomed = self.pool.headers[packet as usize].doomed;
            let harm = &mut self.harms[link as usize];
            let random = &mut harm.random;
            let reason = if doomed {
                Some(LinkCounter::Down)
            } else if happens(random, harm.base_loss) || happens(random, harm.loss) {
                Some(LinkCounter::Lost)
            } else if happens(random, harm.corrupt) {
                Some(LinkCounter::Corrupted)
            } else {
                None
            };
            if let Some(reason) = reason {
                self.drop_packet(packet, link, reason);
                return;
            }
            if happens(&mut harm.random, harm.duplicate)
                && let Some(copy) = self.pool.copy(packet)
            {
                self.counters[link as usize][LinkCounter::Duplicated] += 1;
                self.deliver_to(to, link, copy, driver);
            }
        }
        self.deliver_to(to, link, packet, driver);
    }

    #[inline]
    fn deliver_to(&mut self, to: Node, link: u32, packet: u32, driver: &mut impl Driver<H>) {
        self.hops += 1;
        match to {
            Node::Switch(switch) => self.forward(switch, link, packet),
            Node::Host(host) => {
                let ecn_marked = self.pool.headers[packet as usize].marked;
                let arrival = Arrival { ecn_marked, port: self.links[link as usize].port };
                self.delivered += 1;
                if let Some(body) = self.pool.remove(packet) {
                    self.hosts[host as usize].receive(Time(self.now), &body, arrival);
                }
                self.settle(host, driver);
            }
        }
    }

    /// A packet is in a switch: route, room, mark, queue.
    #[inline]
    fn forward(&mut self, switch: u32, ingress: u32, packet: u32) {
        let header = &mut self.pool.headers[packet as usize];
        let leaf = self.leaves[header.to as usize];
        let out = if leaf == switch {
            Some(self.topology.uplinks[header.to as usize] ^ 1)
        } else {
            self.routes.next(switch, leaf, header.entropy)
        };
        let Some(out) = out else {
            self.drop_packet(packet, ingress, LinkCounter::NoRoute);
            return;
        };
        header.ingress = ingress;
        let link = &mut self.links[out as usize];
        let idle = !link.busy && link.free_at <= self.now;
        if idle && (!link.paused || header.class == Class::Control as u8) {
            self.start(out, packet);
            return;
        }
        let bytes = u64::from(header.bytes);
        let state = &mut self.switches[switch as usize];
        let counters = &mut self.counters[out as usize];
        let room = if header.class == Class::Control as u8 || self.config.pfc {
            state.buffer - state.used
        } else {
            let limit = match self.config.sharing {
                Sharing::Static => state.buffer / state.ports,
                Sharing::Shared { alpha } => ((state.buffer - state.used) as f64 * alpha) as u64,
            };
            limit.saturating_sub(link.queued_bytes).min(state.buffer - state.used)
        };
        if bytes > room {
            self.drop_packet(packet, out, LinkCounter::BufferFull);
            return;
        }
        counters[LinkCounter::Queued] += 1;
        counters[LinkCounter::QueueMet] += link.queued_bytes;
        if header.ecn_capable
            && link.queued_bytes > self.mark_from
            && header.class == Class::Data as u8
        {
            let ramp = self.mark_all.saturating_sub(self.mark_from).max(1);
            let above = link.queued_bytes - self.mark_from;
            let mark = link.queued_bytes >= self.mark_all
                || happens(
                    &mut self.marks,
                    (u128::from(self.mark_most) * u128::from(above) / u128::from(ramp)) as u64,
                );
            if mark {
                header.marked = true;
                counters[LinkCounter::Marked] += 1;
            }
        }
        state.used += bytes;
        state.peak = state.peak.max(state.used);
        link.queued_bytes += bytes;
        counters[LinkCounter::PeakQueue] = counters[LinkCounter::PeakQueue].max(link.queued_bytes);
        let class = usize::from(header.class);
        self.pool.push(&mut link.queues[class], packet);
        if !link.busy && idle_is_pending(link) {
            link.busy = true;
            self.events.push(link.free_at.max(self.now), code(kind::FREE, out));
        }
        if self.config.pfc && class == Class::Data as usize {
            self.count_waiting(ingress, bytes);
        }
    }

    /// Data wait in a switch; too many have come by one link, so its sender is paused.
    fn count_waiting(&mut self, ingress: u32, bytes: u64) {
        let link = &mut self.links[ingress as usize];
        link.waiting += bytes;
        if link.waiting > self.pause_from && !link.stopped {
            link.stopped = true;
            let back = self.way_back(ingress);
            self.events.push(self.now + back, code(kind::PAUSE, ingress));
        }
    }

    /// From a switch to the sender of one of its incoming links, for a pause frame, ps.
    fn way_back(&self, link: u32) -> u64 {
        let at_host = matches!(self.links[link as usize].from, Node::Host(_));
        let cable =
            if at_host { self.config.host_cable_ns } else { self.config.fabric_cable_ns };
        (cable * 1e3) as u64 + (PAUSE_BYTES * self.byte_time >> 16)
    }

    /// Sends a packet over a link that is free.
    #[inline]
    fn start(&mut self, link: u32, packet: u32) {
        let l = &mut self.links[link as usize];
        let header = &mut self.pool.headers[packet as usize];
        let bytes = u64::from(header.bytes);
        l.free_at = self.now + ((bytes * self.byte_time + 0xffff) >> 16);
        // A wire keeps the order, also when it gets shorter.
        header.arrives = (l.free_at + l.delay_ps + l.extra_ps).max(l.last_arrival);
        header.doomed = !l.up;
        l.last_arrival = header.arrives;
        if l.pipe.is_empty() {
            self.events.push(header.arrives, code(kind::ARRIVE, link));
        }
        self.pool.push(&mut l.pipe, packet);
        let counters = &mut self.counters[link as usize];
        counters[LinkCounter::Packets] += 1;
        counters[LinkCounter::Bytes] += bytes;
    }

    /// A link has sent a packet: the next one.
    #[inline]
    fn free(&mut self, link: u32) {
        let l = &mut self.links[link as usize];
        l.busy = false;
        match l.from {
            Node::Host(host) => self.pull(host, link),
            Node::Switch(switch) => self.next_packet(switch, link),
        }
    }

    fn next_packet(&mut self, switch: u32, link: u32) {
        let l = &mut self.links[link as usize];
        let class = if !l.queues[1].is_empty() {
            1
        } else if !l.paused {
            0
        } else {
            return;
        };
        let Some(packet) = self.pool.pop(&mut l.queues[class]) else { return };
        let header = self.pool.headers[packet as usize];
        let bytes = u64::from(header.bytes);
        l.queued_bytes -= bytes;
        self.switches[switch as usize].used -= bytes;
        self.start(link, packet);
        let l = &mut self.links[link as usize];
        if l.queued_bytes > 0 && idle_is_pending(l) {
            l.busy = true;
            self.events.push(l.free_at, code(kind::FREE, link));
        }
        if self.config.pfc && class == Class::Data as usize {
            self.count_gone(header.ingress, bytes);
        }
    }

    /// Data have left a switch; few enough of their link's are left, so its sender goes on.
    fn count_gone(&mut self, ingress: u32, bytes: u64) {
        let link = &mut self.links[ingress as usize];
        link.waiting -= bytes;
        if link.stopped && link.waiting <= self.resume_below {
            link.stopped = false;
            let back = self.way_back(ingress);
            self.events.push(self.now + back, code(kind::RESUME, ingress));
        }
    }

    fn pause(&mut self, link: u32) {
        let l = &mut self.links[link as usize];
        l.paused = true;
        l.paused_at = self.now;
        self.counters[link as usize][LinkCounter::Pauses] += 1;
    }

    fn go_on(&mut self, link: u32) {
        let l = &mut self.links[link as usize];
        l.paused = false;
        self.counters[link as usize][LinkCounter::PausedTime] += self.now - l.paused_at;
        if !l.busy {
            match l.from {
                Node::Host(host) => self.pull(host, link),
                Node::Switch(_) if l.queued_bytes == 0 => {}
                Node::Switch(_) => {
                    l.busy = true;
                    self.events.push(l.free_at.max(self.now), code(kind::FREE, link));
                }
            }
        }
    }

    /// Asks a host for the next packet of a free port.
    #[inline]
    fn pull(&mut self, host: u32, link: u32) {
        let l = &self.links[link as usize];
        let (port, paused) = (l.port, l.paused);
        if let Some(body) = self.hosts[host as usize].transmit(Time(self.now), port, paused) {
            let to = body.destination() * self.topology.ports + u32::from(port);
            let header = Header {
                arrives: 0,
                next: 0,
                bytes: body.wire_bytes(),
                to,
                entropy: body.entropy(),
                ingress: link,
                class: body.class() as u8,
                ecn_capable: body.ecn_capable(),
                marked: false,
                doomed: false,
            };
            self.sent += 1;
            let packet = self.pool.insert(header, body);
            self.start(link, packet);
            let l = &mut self.links[link as usize];
            l.busy = true;
            self.events.push(l.free_at, code(kind::FREE, link));
        }
        self.set_timer(host);
    }

    #[inline]
    fn set_timer(&mut self, host: u32) {
        self.set_timer_from(host, self.now);
    }

    #[inline]
    fn set_timer_from(&mut self, host: u32, earliest: u64) {
        let Some(deadline) = self.hosts[host as usize].deadline() else { return };
        let at = deadline.0.max(earliest);
        if at < self.timers[host as usize] {
            self.timers[host as usize] = at;
            self.events.push(at, code(kind::TIMER, host));
        }
    }

    fn timer(&mut self, host: u32, driver: &mut impl Driver<H>) {
        // An event of a deadline that has moved since.
        if self.timers[host as usize] != self.now {
            return;
        }
        self.timers[host as usize] = u64::MAX;
        match self.hosts[host as usize].deadline() {
            Some(deadline) if deadline.0 <= self.now => {
                self.hosts[host as usize].expire(Time(self.now));
                // No timer meanwhile; and a host whose deadline stays in the past is asked again,
                // but time goes on.
                self.timers[host as usize] = self.now;
                self.settle(host, driver);
                self.timers[host as usize] = u64::MAX;
                self.set_timer_from(host, self.now + TICK_PS);
            }
            _ => self.set_timer_from(host, self.now),
        }
    }

    /// Something happened to a host: its driver looks at it, its free ports ask again.
    #[inline]
    fn settle(&mut self, host: u32, driver: &mut impl Driver<H>) {
        driver.settle(Time(self.now), host, &mut self.hosts, &mut self.touched);
        self.kick(host);
        self.kick_touched();
    }

    fn kick_touched(&mut self) {
        while let Some(host) = self.touched.pop() {
            self.kick(host);
        }
    }

    #[inline]
    fn kick(&mut self, host: u32) {
        let ports = self.topology.ports;
        let mut ready = self.hosts[host as usize].ready_ports() & ((1 << ports) - 1);
        while ready != 0 {
            let port = ready.trailing_zeros();
            ready &= ready - 1;
            let link = self.topology.uplinks[(host * ports + port) as usize];
            if !self.links[link as usize].busy {
                self.pull(host, link);
            }
        }
        self.set_timer(host);
    }

    fn drop_packet(&mut self, packet: u32, link: u32, reason: LinkCounter) {
        self.counters[link as usize][reason] += 1;
        self.pool.remove(packet);
    }

    fn fault(&mut self, index: usize) {
        match self.faults[index].action.clone() {
            Action::Carrier { links, up } => {
                for link in links {
                    self.carrier(link, up);
                }
                let at = self.now + (self.config.reroute_us * 1e6) as u64;
                self.events.push(at, code(kind::REROUTE, 0));
            }
            Action::Impair { links, what } => {
                for link in links {
                    let harm = &mut self.harms[link as usize];
                    match what {
                        Impairment::Loss(share) => harm.loss = probability(share),
                        Impairment::Corrupt(share) => harm.corrupt = probability(share),
                        Impairment::Duplicate(share) => harm.duplicate = probability(share),
                        Impairment::Delay(ps) => self.links[link as usize].extra_ps = ps,
                    }
                    self.links[link as usize].impaired = true;
                }
            }
        }
    }

    /// A link goes down with all that is on it and before it, or comes up.
    fn carrier(&mut self, link: u32, up: bool) {
        let l = &mut self.links[link as usize];
        l.up = up;
        l.impaired = true;
        if up {
            return;
        }
        let mut at = l.pipe.head;
        while let Some(header) = self.pool.headers.get_mut(at as usize) {
            header.doomed = true;
            at = header.next;
        }
        let Node::Switch(switch) = l.from else { return };
        for class in 0..2 {
            while let Some(packet) = self.pool.pop(&mut self.links[link as usize].queues[class]) {
                let header = self.pool.headers[packet as usize];
                let bytes = u64::from(header.bytes);
                self.links[link as usize].queued_bytes -= bytes;
                self.switches[switch as usize].used -= bytes;
                if self.config.pfc && class == Class::Data as usize {
                    self.count_gone(header.ingress, bytes);
                }
                self.drop_packet(packet, link, LinkCounter::Down);
            }
        }
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

/// Whether a link that is not marked busy has something it may send once it is free.
fn idle_is_pending(link: &Link) -> bool {
    !link.queues[1].is_empty() || (!link.paused && !link.queues[0].is_empty())
}
