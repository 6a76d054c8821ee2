//! The life of a path: timeouts, death, probes, another route, revival.

use super::PathSend;
use crate::transport::config::Config;
use crate::transport::path::rtt::Rtt;
use crate::transport::records::Records;
use crate::transport::time::Time;
use crate::transport::window::Window;

impl PathSend {
    /// The timer rang on a path that is not dead. Whether it is dead now. If not, the oldest packet
    /// goes again: its acknowledgement will tell what else is lost.
    pub fn time_out(&mut self, now: Time, pool: &Records, config: &Config) -> bool {
        if self.in_flight == 0 {
            // What is lost waits for its port: nobody was asked.
            self.timer = now + self.patience(config);
            return false;
        }
        self.timeouts = self.timeouts.saturating_add(1);
        self.suspect = self.timeouts > 1;
        if self.timeouts >= config.dead_after {
            return true;
        }
        if self.lost.is_zero() {
            let mut psn = self.oldest;
            while psn != self.next && (self.settled.get(psn) || self.moved.get(psn)) {
                psn = psn.wrapping_add(1);
            }
            if psn != self.next {
                self.lose(psn, pool);
            }
        }
        self.timer = now + self.patience(config);
        false
    }

    /// The path is dead from now on; it is probed at once, and nothing is known of the way that probes
    /// take. The caller moves its pieces.
    pub fn die(&mut self, now: Time, source_port: u16, nonce: u32, config: &Config) {
        self.dead = true;
        self.timeouts = 0;
        self.rtt = Rtt::new(config);
        self.probe(now, source_port, nonce);
    }

    /// A probe was not answered.
    pub fn unanswered(&mut self) {
        self.timeouts = self.timeouts.saturating_add(1);
    }

    /// A probe is to be sent from another source port.
    pub fn probe(&mut self, now: Time, source_port: u16, nonce: u32) {
        self.probe_due = true;
        self.source_port = source_port;
        self.nonce = nonce;
        self.timer = now;
    }

    /// A probe leaves: waits for the answer.
    pub fn probed(&mut self, now: Time, config: &Config) {
        self.probe_due = false;
        self.timer = now + self.patience(config);
    }

    /// A probe was answered: the path starts anew. Pieces that moved away and that no other path
    /// carries yet go by this one after all.
    pub fn revive(&mut self, now: Time, window: u32, pool: &Records, config: &Config) {
        (self.dead, self.suspect, self.probe_due) = (false, false, false);
        self.timeouts = 0;
        self.window = Window::new(window);
        self.rtt = Rtt::new(config);
        self.round_end = self.transmission;
        let mut psn = self.oldest;
        while psn != self.next {
            if self.moved.get(psn) && self.records.get(psn, pool).link.is_none() {
                self.lose(psn, pool);
            }
            psn = psn.wrapping_add(1);
        }
        self.timer = if self.lost.is_zero() { Time::NEVER } else { now + self.patience(config) };
    }

    /// Takes another route: nothing is known of it.
    pub fn reroute(&mut self, source_port: u16, window: u32) {
        self.source_port = source_port;
        self.window = Window::new(window.min(self.window.bytes));
        self.window.slow_start = false;
    }
}
