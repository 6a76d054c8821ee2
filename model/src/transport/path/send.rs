//! The sending half of a path: what is under way, what of it is lost, how much more may go, and
//! whether the path lives.
//!
//! A PSN is in one of these states, from the oldest one not settled on:
//!
//! ```text
//!             .--- a later transmission arrived, or a timeout --> lost
//!   under way <------------------ sent again --------------------'
//!      |  \--- the path died --> moved: another path carries the piece, or will
//!      v
//!   settled: acknowledged, here or, if it moved, by its carrier
//! ```
//! A path keeps order, so a PSN is lost as soon as any transmission later than its last one is known
//! to have arrived. That finds a lost repeat as fast as a lost original.

mod life;

use super::rtt::Rtt;
use crate::transport::config::Config;
use crate::transport::packet::{Ack, Sequence};
use crate::transport::records::{PathRecords, Record, Records};
use crate::transport::sequence::{Bits256, WINDOW, ahead};
use crate::transport::time::{Duration, Time};
use crate::transport::window::{Bounds, Progress, Window};

/// What a packet counts in a window besides its payload, in bytes: about its headers.
const HEADERS: u32 = 64;

/// What a packet of so many bytes of payload counts in a window.
pub fn size_of(length: u32) -> u32 {
    length + HEADERS
}

/// How a path is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Health {
    /// It answers.
    Good,
    /// It answers; most of what it carries is ECN-marked.
    Congested,
    /// A timeout passed without an answer: it gets nothing new until it answers.
    Suspect,
    /// Several did: its pieces have moved, and it is probed.
    Dead,
}

/// What an acknowledgement says that was not known: bit i is the i-th PSN from the oldest one on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The oldest PSN.
    pub oldest: u32,
    /// Received.
    pub delivered: Bits256,
    /// Refused.
    pub refused: Bits256,
}

/// The sending half.
#[derive(Clone, Copy, Debug)]
pub struct PathSend {
    /// The oldest PSN that is not settled.
    oldest: u32,
    /// The next new PSN.
    next: u32,
    /// The next transmission number.
    transmission: u32,
    /// By PSN modulo 256: settled, lost, moved. At most one of them is set.
    settled: Bits256,
    lost: Bits256,
    moved: Bits256,
    records: PathRecords,
    in_flight: u32,
    pub window: Window,
    pub rtt: Rtt,
    /// Transmission number that ends the round trip.
    round_end: u32,
    newest: u32,
    /// The last transmission that asked for its acknowledgement.
    asked: u32,
    packets: u32,
    marked: u32,
    /// Timeouts in a row, or probes without an answer.
    pub timeouts: u8,
    suspect: bool,
    dead: bool,
    /// When to lose patience.
    pub timer: Time,
    /// A probe is to be sent.
    pub probe_due: bool,
    pub nonce: u32,
    pub source_port: u16,
    /// Bytes of payload sent, repeats included.
    pub sent_bytes: u64,
}

impl PathSend {
    /// A path whose first PSN and transmission number is `first`.
    pub fn new(first: u32, window: u32, source_port: u16, config: &Config) -> Self {
        Self {
            oldest: first,
            next: first,
            transmission: first,
            settled: Bits256::ZERO,
            lost: Bits256::ZERO,
            moved: Bits256::ZERO,
            records: PathRecords::EMPTY,
            in_flight: 0,
            window: Window::new(window),
            rtt: Rtt::new(config),
            round_end: first,
            newest: first.wrapping_sub(1),
            asked: first.wrapping_sub(1),
            packets: 0,
            marked: 0,
            timeouts: 0,
            suspect: false,
            dead: false,
            timer: Time::NEVER,
            probe_due: false,
            nonce: 0,
            source_port,
            sent_bytes: 0,
        }
    }

    /// What must be known of a path on which nothing is under way, to go on: next PSN and transmission,
    /// packets and marks acknowledged.
    pub fn numbers(&self) -> [u32; 4] {
        [self.next, self.transmission, self.packets, self.marked]
    }

    /// A path that goes on with these numbers.
    pub fn resumed(numbers: [u32; 4], window: u32, source_port: u16, config: &Config) -> Self {
        let [next, transmission, packets, marked] = numbers;
        Self {
            transmission,
            round_end: transmission,
            newest: transmission.wrapping_sub(1),
            asked: transmission.wrapping_sub(1),
            packets,
            marked,
            ..Self::new(next, window, source_port, config)
        }
    }

    /// The path's health.
    pub fn health(&self, config: &Config) -> Health {
        match self {
            Self { dead: true, .. } => Health::Dead,
            Self { suspect: true, .. } => Health::Suspect,
            _ if self.window.is_congested(config) => Health::Congested,
            _ => Health::Good,
        }
    }

    /// Whether it is dead.
    pub fn is_dead(&self) -> bool {
        self.dead
    }

    /// Bytes under way.
    pub fn in_flight(&self) -> u32 {
        self.in_flight
    }

    /// Whether nothing is under way.
    pub fn is_quiet(&self) -> bool {
        self.oldest == self.next && !self.dead
    }

    /// Whether something is to be sent again, now.
    pub fn has_lost(&self) -> bool {
        !self.dead && !self.lost.is_zero()
    }

    /// Whether a new packet of so many bytes may be sent. One may always be under way.
    pub fn has_room(&self, size: u32, pool: &Records) -> bool {
        let fits = self.in_flight == 0 || self.in_flight.saturating_add(size) <= self.window.bytes;
        fits && !self.dead
            && !self.suspect
            && self.next.wrapping_sub(self.oldest) < WINDOW
            && self.records.has_room(self.next, pool)
    }

    /// Sends a new packet. Only if there is room.
    pub fn send(
        &mut self,
        now: Time,
        record: Record,
        pool: &mut Records,
        config: &Config,
    ) -> Sequence {
        let psn = self.next;
        let made = self.records.make_room(psn, pool);
        debug_assert!(made, "the caller asked has_room");
        self.next = psn.wrapping_add(1);
        *self.records.get_mut(psn, pool) = record;
        for bits in [&mut self.settled, &mut self.lost, &mut self.moved] {
            bits.clear(psn);
        }
        self.transmit(now, psn, pool, config)
    }

    /// The oldest lost packet: its PSN and what it carries.
    pub fn first_lost(&self, pool: &Records) -> Option<(u32, Record)> {
        let index = self.lost.first_round(self.oldest)?;
        let psn = self.oldest.wrapping_add(index.wrapping_sub(self.oldest) % WINDOW);
        Some((psn, *self.records.get(psn, pool)))
    }

    /// Sends a lost packet again.
    pub fn send_again(
        &mut self,
        now: Time,
        psn: u32,
        pool: &mut Records,
        config: &Config,
    ) -> Sequence {
        self.lost.clear(psn);
        self.records.get_mut(psn, pool).repeated = true;
        self.transmit(now, psn, pool, config)
    }

    fn transmit(&mut self, now: Time, psn: u32, pool: &mut Records, config: &Config) -> Sequence {
        let transmission = self.transmission;
        self.transmission = transmission.wrapping_add(1);
        let record = self.records.get_mut(psn, pool);
        record.transmission = transmission;
        self.in_flight += size_of(record.length.into());
        self.sent_bytes += u64::from(record.length);
        if self.timer == Time::NEVER {
            self.timer = now + self.patience(config);
        }
        Sequence { psn, transmission }
    }

    /// The timeout, doubled with every one that has passed after the first.
    fn patience(&self, config: &Config) -> Duration {
        let shift = self.timeouts.saturating_sub(1).min(16);
        let delay = if self.is_asked() { Duration::ZERO } else { config.ack_delay };
        self.rtt.timeout(delay, config).times(1 << shift).min(config.most_timeout)
    }

    /// Whether the packet just sent must ask for an acknowledgement: three quarters of the window are under
    /// way, and no other asks.
    pub fn must_ask(&self) -> bool {
        4 * u64::from(self.in_flight) >= 3 * u64::from(self.window.bytes) && !self.is_asked()
    }

    /// Whether an acknowledgement that was asked for has not come.
    fn is_asked(&self) -> bool {
        ahead(self.asked, self.newest) > 0
    }

    /// The packet just sent asks for an acknowledgement: it need not be waited for longer than a round
    /// trip takes.
    pub fn ask(&mut self, now: Time, config: &Config) {
        self.asked = self.transmission.wrapping_sub(1);
        self.timer = self.timer.min(now + self.patience(config));
    }

    /// Whether a PSN is under way, in whatever state.
    pub fn holds(&self, psn: u32) -> bool {
        psn.wrapping_sub(self.oldest) < self.next.wrapping_sub(self.oldest)
    }

    /// Whether a PSN is under way and not settled.
    pub fn is_unsettled(&self, psn: u32) -> bool {
        self.holds(psn) && !self.settled.get(psn)
    }

    /// Whether a PSN under way has moved and not been settled.
    pub fn is_moved(&self, psn: u32) -> bool {
        self.holds(psn) && self.moved.get(psn)
    }

    /// What a packet under way carries.
    pub fn record(&self, psn: u32, pool: &Records) -> Record {
        *self.records.get(psn, pool)
    }

    /// The same, to be changed.
    pub fn record_mut<'a>(&self, psn: u32, pool: &'a mut Records) -> &'a mut Record {
        self.records.get_mut(psn, pool)
    }

    /// What an acknowledgement says about the packets under way. `None` if it acknowledges what was
    /// never sent.
    pub fn news(&self, ack: &Ack) -> Option<News> {
        let top = ahead(self.next, ack.base);
        let claimed = ack.received.or(&ack.refused);
        let highest = claimed.last().map_or(0, |bit| bit as i32 + 1);
        if top < highest || ahead(ack.newest, self.transmission) >= 0 {
            return None;
        }
        let advance = ahead(ack.base, self.oldest);
        let span = self.next.wrapping_sub(self.oldest);
        // Below the base all is received; above it the bits say. Both relative to the oldest.
        let (mut delivered, mut refused) = (Bits256::ZERO, Bits256::ZERO);
        if advance >= 0 {
            let advance = (advance as u32).min(WINDOW);
            let keep = Bits256::low(WINDOW - advance);
            let place = |bits: &Bits256| {
                if advance < WINDOW { bits.and(&keep).turned_up(advance) } else { Bits256::ZERO }
            };
            delivered = Bits256::low(advance).or(&place(&ack.received));
            refused = place(&ack.refused);
        } else if advance > -(WINDOW as i32) {
            // An acknowledgement from before: what it says above our oldest one still holds.
            let behind = advance.unsigned_abs();
            let keep = Bits256::low(WINDOW - behind);
            delivered = ack.received.turned_down(behind).and(&keep);
            refused = ack.refused.turned_down(behind).and(&keep);
        }
        let settled = self.settled.turned_down(self.oldest % WINDOW);
        let under_way = Bits256::low(span).and_not(&settled);
        Some(News {
            oldest: self.oldest,
            delivered: delivered.and(&under_way),
            refused: refused.and(&under_way),
        })
    }

    /// A packet under way is settled.
    pub fn settle(&mut self, psn: u32, pool: &Records) -> Record {
        let record = *self.records.get(psn, pool);
        self.leave_flight(psn, &record);
        self.lost.clear(psn);
        self.moved.clear(psn);
        self.settled.set(psn);
        record
    }

    fn leave_flight(&mut self, psn: u32, record: &Record) {
        if !self.lost.get(psn) && !self.moved.get(psn) && !self.settled.get(psn) {
            self.in_flight -= size_of(record.length.into());
        }
    }

    /// A packet under way is lost, or its content has changed and it must go again.
    pub fn lose(&mut self, psn: u32, pool: &Records) {
        let record = *self.records.get(psn, pool);
        self.leave_flight(psn, &record);
        self.moved.clear(psn);
        self.lost.set(psn);
    }

    /// The payload of a packet is to go nowhere, or goes elsewhere: it becomes a Void, to be sent
    /// again.
    pub fn make_void(&mut self, psn: u32, pool: &mut Records) {
        self.lose(psn, pool);
        let record = self.records.get_mut(psn, pool);
        let (transmission, repeated) = (record.transmission, record.repeated);
        *record = Record { transmission, repeated, ..Record::VOID };
    }

    /// A packet under way goes by another path.
    pub fn move_away(&mut self, psn: u32, pool: &mut Records) {
        let record = *self.records.get(psn, pool);
        self.leave_flight(psn, &record);
        self.lost.clear(psn);
        self.moved.set(psn);
        self.records.get_mut(psn, pool).link = None;
    }

    /// The oldest one moves over all that is settled. Whether records became free.
    pub fn advance(&mut self, pool: &mut Records) -> bool {
        let start = self.oldest;
        while self.oldest != self.next && self.settled.get(self.oldest) {
            self.settled.clear(self.oldest);
            let psn = self.oldest;
            self.oldest = psn.wrapping_add(1);
            self.records.passed(psn, self.oldest, self.next, pool);
        }
        start != self.oldest
    }

    /// Finds what a transmission that arrived proves to be lost. How many.
    pub fn find_lost(&mut self, newest: u32, pool: &Records) -> u32 {
        let mut found = 0;
        let mut psn = self.oldest;
        while psn != self.next {
            let busy = self.settled.get(psn) || self.lost.get(psn) || self.moved.get(psn);
            if !busy {
                let record = self.records.get(psn, pool);
                if ahead(newest, record.transmission) > 0 {
                    self.in_flight -= size_of(record.length.into());
                    self.lost.set(psn);
                    found += 1;
                } else if !record.repeated {
                    // First transmissions are in the order of PSNs: all behind it are later.
                    break;
                }
            }
            psn = psn.wrapping_add(1);
        }
        found
    }

    /// Takes what an acknowledgement says about the path: life, round trip, marks. `bytes` is what it
    /// acknowledged for the first time. The packets and marks that are new, and whether it was newer
    /// than those before.
    pub fn take_ack(
        &mut self,
        now: Time,
        ack: &Ack,
        bytes: u32,
        in_use: bool,
        config: &Config,
    ) -> (Progress, bool) {
        let newer = ahead(ack.newest, self.newest) > 0;
        if newer {
            self.newest = ack.newest;
            let sample = now.stamp().wrapping_sub(ack.echo).wrapping_sub(ack.delay_ns);
            // Above half the range it is a clock that ran backwards, not a time.
            if sample < u32::MAX / 2 {
                self.rtt.take(sample);
            }
        }
        let packets = ahead(ack.packets, self.packets);
        let mut progress = Progress { bytes, limited: in_use, ..Progress::default() };
        if packets > 0 {
            progress.packets = packets as u32;
            progress.marked = ack.marked.wrapping_sub(self.marked).min(progress.packets);
            (self.packets, self.marked) = (ack.packets, ack.marked);
        }
        progress.round_over = ahead(self.newest, self.round_end) >= 0;
        if progress.round_over {
            self.round_end = self.transmission;
        }
        if !self.dead && (newer || bytes > 0) {
            self.suspect = false;
            self.timeouts = 0;
            self.timer = if self.oldest == self.next || (self.in_flight == 0 && self.lost.is_zero())
            {
                Time::NEVER
            } else {
                now + self.patience(config)
            };
        }
        (progress, newer)
    }

    /// Another path has measured a round trip, this one has not: it need not wait longer than that says.
    pub fn hear_of(&mut self, now: Time, rtt: &Rtt, config: &Config) {
        if !self.rtt.is_measured() && !self.dead {
            self.rtt.adopt(rtt);
            if self.timer != Time::NEVER {
                self.timer = self.timer.min(now + self.patience(config));
            }
        }
    }

    /// Grows or shrinks the window.
    pub fn adapt(&mut self, progress: Progress, least: u32, config: &Config) {
        let bounds = Bounds { least, most: config.most_path_window, increase: config.increase };
        self.window.take(progress, bounds, config);
    }

    /// The PSNs under way that are not settled.
    pub fn unsettled(&self) -> impl Iterator<Item = u32> + use<> {
        let (settled, oldest, next) = (self.settled, self.oldest, self.next);
        (0..next.wrapping_sub(oldest))
            .map(move |i| oldest.wrapping_add(i))
            .filter(move |&psn| !settled.get(psn))
    }

    /// Gives all records back.
    pub fn release(&mut self, pool: &mut Records) {
        self.records.clear(pool);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_of_a_window_ask_once() {
        let config = Config::default();
        let mut pool = Records::new(4);
        let mut path = PathSend::new(0, 4 * 4_160, 50_000, &config);
        let mut asked = Vec::new();
        for _ in 0..4 {
            let record = Record { length: 4_096, ..Record::VOID };
            path.send(Time::ZERO, record, &mut pool, &config);
            asked.push(path.must_ask());
            if path.must_ask() {
                path.ask(Time::ZERO, &config);
            }
        }
        assert_eq!(asked, [false, false, true, false], "one is on its way");
        // Small windows always ask.
        let mut path = PathSend::new(0, 4_160, 50_000, &config);
        path.send(Time::ZERO, Record { length: 4_096, ..Record::VOID }, &mut pool, &config);
        assert!(path.must_ask());
    }
}
