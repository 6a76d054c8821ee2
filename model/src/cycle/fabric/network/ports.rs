//! The network's side of its hosts: free ports ask for packets, timers ring.

use super::{Driver, Network, TICK_PS, code, kind};
use crate::cycle::fabric::host::{Frame, Host};
use crate::cycle::fabric::pool::Header;
use crate::transport::time::Time;

impl<H: Host> Network<H> {
    /// Asks a host for the next packet of a free port.
    #[inline]
    pub(super) fn pull(&mut self, host: u32, link: u32) {
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
    }

    #[inline]
    pub(super) fn set_timer(&mut self, host: u32) {
        self.set_timer_from(host, self.now);
    }

    #[inline]
    pub(super) fn set_timer_from(&mut self, host: u32, earliest: u64) {
        let Some(deadline) = self.hosts[host as usize].deadline() else { return };
        let at = deadline.0.max(earliest);
        if at < self.timers[host as usize] {
            self.timers[host as usize] = at;
            self.events.push(at, code(kind::TIMER, host));
        }
    }

    pub(super) fn timer(&mut self, host: u32, driver: &mut impl Driver<H>) {
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
    pub(super) fn settle(&mut self, host: u32, driver: &mut impl Driver<H>) {
        driver.settle(Time(self.now), host, &mut self.hosts, &mut self.touched);
        self.kick(host);
        self.kick_touched();
    }

    pub(super) fn kick_touched(&mut self) {
        while let Some(host) = self.touched.pop() {
            self.kick(host);
        }
    }

    #[inline]
    pub(super) fn kick(&mut self, host: u32) {
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
}
