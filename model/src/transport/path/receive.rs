//! The receiving half of a path: which PSNs have arrived, and what the next acknowledgement says.
//!
//! ```text
//!   absent --accepted--> received      below base, everything is received
//!      \----refused----> refused --Void--> received
//! ```

use crate::transport::packet::{Ack, Sequence};
use crate::transport::sequence::{Bits256, WINDOW, ahead};
use crate::transport::time::{Rate, Time};

/// What is known of a PSN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// It has not arrived.
    Absent,
    /// It has.
    Received,
    /// It has, and its payload was not taken.
    Refused,
    /// It cannot have been sent yet.
    Beyond,
}

/// The receiving half.
#[derive(Clone, Copy, Debug)]
pub struct PathReceive {
    /// The lowest PSN that is not received.
    base: u32,
    /// By PSN modulo 256.
    received: Bits256,
    refused: Bits256,
    newest: u32,
    echo: u32,
    newest_at: Time,
    packets: u32,
    marked: u32,
    last_marked: bool,
    /// Packets since the last acknowledgement.
    pending: u32,
    /// When an acknowledgement must leave at the latest.
    pub ack_at: Time,
    /// One is to leave now.
    pub ack_due: bool,
    /// A probe to be answered.
    pub probe: Option<u32>,
    /// The path stands in its port's queue of acknowledgements.
    pub queued: bool,
}

impl PathReceive {
    /// Expects `first` next.
    pub fn new(first: u32) -> Self {
        Self {
            base: first,
            received: Bits256::ZERO,
            refused: Bits256::ZERO,
            newest: first.wrapping_sub(1),
            echo: 0,
            newest_at: Time::ZERO,
            packets: 0,
            marked: 0,
            last_marked: false,
            pending: 0,
            ack_at: Time::NEVER,
            ack_due: false,
            probe: None,
            queued: false,
        }
    }

    /// What must be known of a path on which nothing is missing, to go on: next PSN, highest
    /// transmission, packets and marks that came.
    pub fn numbers(&self) -> [u32; 4] {
        [self.base, self.newest, self.packets, self.marked]
    }

    /// A path that goes on with these numbers.
    pub fn resumed(numbers: [u32; 4]) -> Self {
        let [base, newest, packets, marked] = numbers;
        Self { newest, packets, marked, ..Self::new(base) }
    }

    /// Whether nothing is missing and nothing waits to be acknowledged.
    pub fn is_quiet(&self) -> bool {
        self.received.is_zero()
            && self.refused.is_zero()
            && self.pending == 0
            && self.probe.is_none()
            && !self.queued
    }

    /// What is known of a PSN.
    pub fn known(&self, psn: u32) -> Known {
        match ahead(psn, self.base) {
            ..0 => Known::Received,
            distance if distance >= WINDOW as i32 => Known::Beyond,
            _ if self.received.get(psn) => Known::Received,
            _ if self.refused.get(psn) => Known::Refused,
            _ => Known::Absent,
        }
    }

    /// Notes that a packet has come, whatever is in it. Whether an acknowledgement is due at once:
    /// a transmission before it is missing, or ECN marks begin.
    pub fn note(&mut self, now: Time, sequence: Sequence, stamp: u32, marked: bool) -> bool {
        self.packets = self.packets.wrapping_add(1);
        self.marked = self.marked.wrapping_add(u32::from(marked));
        self.pending += 1;
        let step = ahead(sequence.transmission, self.newest);
        if step > 0 {
            self.newest = sequence.transmission;
            self.echo = stamp;
            self.newest_at = now;
        }
        let begins = marked && !self.last_marked;
        self.last_marked = marked;
        step > 1 || begins
    }

    /// A PSN of the window is received from now on.
    pub fn accept(&mut self, psn: u32) {
        self.refused.clear(psn);
        self.received.set(psn);
        while self.received.get(self.base) {
            self.received.clear(self.base);
            self.base = self.base.wrapping_add(1);
        }
    }

    /// A PSN of the window is refused from now on.
    pub fn refuse(&mut self, psn: u32) {
        self.refused.set(psn);
    }

    /// Packets since the last acknowledgement.
    pub fn pending(&self) -> u32 {
        self.pending
    }

    /// The acknowledgement that leaves now.
    pub fn ack(&mut self, now: Time, share: Rate) -> Ack {
        self.pending = 0;
        self.ack_at = Time::NEVER;
        self.ack_due = false;
        let delay_ns = u32::try_from(now.since(self.newest_at).ns()).unwrap_or(u32::MAX);
        Ack {
            base: self.base,
            received: self.received.turned_down(self.base % WINDOW),
            refused: self.refused.turned_down(self.base % WINDOW),
            newest: self.newest,
            echo: self.echo,
            delay_ns,
            packets: self.packets,
            marked: self.marked,
            share,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sequence(n: u32) -> Sequence {
        Sequence { psn: n, transmission: n }
    }

    #[test]
    fn an_acknowledgement_says_what_arrived() {
        // Close to the wrap.
        let first = u32::MAX - 2;
        let at = |i: u32| first.wrapping_add(i);
        let mut path = PathReceive::new(first);
        for i in [0, 1, 3, 4, 255] {
            assert_eq!(path.known(at(i)), Known::Absent);
            path.note(Time(7_000), sequence(at(i)), i, false);
            path.accept(at(i));
            assert_eq!(path.known(at(i)), Known::Received);
        }
        path.refuse(at(5));
        let ack = path.ack(Time(9_000), Rate(5));
        assert_eq!(ack.base, at(2));
        assert_eq!(ack.received.iter().collect::<Vec<_>>(), [1, 2, 253]);
        assert_eq!(ack.refused.iter().collect::<Vec<_>>(), [3]);
        assert_eq!((ack.newest, ack.echo, ack.delay_ns, ack.packets), (at(255), 255, 2, 5));
        assert_eq!(path.known(at(2 + 256)), Known::Beyond);
        assert_eq!(path.known(at(2 + 255)), Known::Absent);
        // The hole is filled, the refused one holds the base until it is closed.
        path.accept(at(2));
        assert_eq!((path.base, path.known(at(5))), (at(5), Known::Refused));
        path.accept(at(5));
        assert_eq!(path.base, at(6));
        assert_eq!(path.ack(Time(9_000), Rate(5)).refused, Bits256::ZERO);
    }

    #[test]
    fn gaps_and_marks_ask_for_an_acknowledgement_at_once() {
        let mut path = PathReceive::new(9);
        assert!(!path.note(Time(0), sequence(9), 0, false));
        assert!(path.note(Time(0), sequence(11), 0, false), "10 is missing");
        assert!(!path.note(Time(0), sequence(10), 0, false), "late, not missing");
        assert!(!path.note(Time(0), sequence(12), 0, false));
        assert!(path.note(Time(0), sequence(13), 0, true), "marks begin");
        assert!(!path.note(Time(0), sequence(14), 0, true));
        assert!(!path.note(Time(0), sequence(15), 0, true), "they go on");
        assert!(!path.note(Time(0), sequence(16), 0, false), "marks end");
    }
}
