//! What a switch does with a packet: route, room, mark, queue; and pauses.

use super::link::happens;
use super::{Driver, Network, PAUSE_BYTES, code, kind};
use crate::cycle::fabric::config::Sharing;
use crate::cycle::fabric::counters::LinkCounter;
use crate::cycle::fabric::host::{Arrival, Class, Host};
use crate::cycle::fabric::topology::Node;
use crate::transport::time::Time;

impl<H: Host> Network<H> {
    /// The first packet on a link is at its end.
    #[inline]
    pub(super) fn arrive(&mut self, link: u32, driver: &mut impl Driver<H>) {
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
    pub(super) fn deliver_to(
        &mut self,
        to: Node,
        link: u32,
        packet: u32,
        driver: &mut impl Driver<H>,
    ) {
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
    pub(super) fn forward(&mut self, switch: u32, ingress: u32, packet: u32) {
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
        if !link.busy && link.is_waiting() {
            link.busy = true;
            self.events.push(link.free_at.max(self.now), code(kind::FREE, out));
        }
        if self.config.pfc && class == Class::Data as usize {
            self.count_waiting(ingress, bytes);
        }
    }

    /// Data wait in a switch; too many have come by one link, so its sender is paused.
    pub(super) fn count_waiting(&mut self, ingress: u32, bytes: u64) {
        let link = &mut self.links[ingress as usize];
        link.waiting += bytes;
        if link.waiting > self.pause_from && !link.stopped {
            link.stopped = true;
            let back = self.way_back(ingress);
            self.events.push(self.now + back, code(kind::PAUSE, ingress));
        }
    }

    /// From a switch to the sender of one of its incoming links, for a pause frame, ps.
    pub(super) fn way_back(&self, link: u32) -> u64 {
        let at_host = matches!(self.links[link as usize].from, Node::Host(_));
        let cable = if at_host { self.config.host_cable_ns } else { self.config.fabric_cable_ns };
        (cable * 1e3) as u64 + ((PAUSE_BYTES * self.byte_time) >> 16)
    }

    /// Sends a packet over a link that is free.
    #[inline]
    pub(super) fn start(&mut self, link: u32, packet: u32) {
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
    pub(super) fn free(&mut self, link: u32) {
        let l = &mut self.links[link as usize];
        l.busy = false;
        match l.from {
            Node::Host(host) => {
                self.pull(host, link);
                self.set_timer(host);
            }
            Node::Switch(switch) => self.next_packet(switch, link),
        }
    }

    pub(super) fn next_packet(&mut self, switch: u32, link: u32) {
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
        if l.queued_bytes > 0 && l.is_waiting() {
            l.busy = true;
            self.events.push(l.free_at, code(kind::FREE, link));
        }
        if self.config.pfc && class == Class::Data as usize {
            self.count_gone(header.ingress, bytes);
        }
    }

    /// Data have left a switch; few enough of their link's are left, so its sender goes on.
    pub(super) fn count_gone(&mut self, ingress: u32, bytes: u64) {
        let link = &mut self.links[ingress as usize];
        link.waiting -= bytes;
        if link.stopped && link.waiting <= self.resume_below {
            link.stopped = false;
            let back = self.way_back(ingress);
            self.events.push(self.now + back, code(kind::RESUME, ingress));
        }
    }

    pub(super) fn pause(&mut self, link: u32) {
        let l = &mut self.links[link as usize];
        l.paused = true;
        l.paused_at = self.now;
        self.counters[link as usize][LinkCounter::Pauses] += 1;
    }

    pub(super) fn go_on(&mut self, link: u32) {
        let l = &mut self.links[link as usize];
        l.paused = false;
        self.counters[link as usize][LinkCounter::PausedTime] += self.now - l.paused_at;
        if !l.busy {
            match l.from {
                Node::Host(host) => {
                    self.pull(host, link);
                    self.set_timer(host);
                }
                Node::Switch(_) if l.queued_bytes == 0 => {}
                Node::Switch(_) => {
                    l.busy = true;
                    self.events.push(l.free_at.max(self.now), code(kind::FREE, link));
                }
            }
        }
    }

    pub(super) fn drop_packet(&mut self, packet: u32, link: u32, reason: LinkCounter) {
        self.counters[link as usize][reason] += 1;
        self.pool.remove(packet);
    }
}
