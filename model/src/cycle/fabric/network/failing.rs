//! Faults as they happen.

use super::link::probability;
use super::{Network, code, kind};
use crate::cycle::fabric::counters::LinkCounter;
use crate::cycle::fabric::faults::{Action, Impairment};
use crate::cycle::fabric::host::{Class, Host};
use crate::cycle::fabric::topology::Node;

impl<H: Host> Network<H> {
    pub(super) fn fault(&mut self, index: usize) {
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
    pub(super) fn carrier(&mut self, link: u32, up: bool) {
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
}
