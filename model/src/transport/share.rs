//! The receiver's end of congestion control: which share of the inbound bandwidth each connection may
//! use, by max-min fairness. Every acknowledgement carries it.
//!
//! ```text
//!   hungry connections: would send faster if they were let      level = (capacity - sum of the rates
//!   modest ones: send less than they may, for other reasons              of the modest) / hungry ones
//! ```
//! A modest connection that sends more than the level counts as hungry. The level is never less than
//! capacity / active connections. Capacity is the ports' rate, somewhat less of it while packets arrive
//! ECN-marked, so that a queue that has formed before the ports drains. While senders keep beginning,
//! as many more are expected as have just begun: the first of many must not be told that it is alone. A connection is active from its first packet on, until it says that
//! nothing follows, or is silent for longer than the level explains.

use super::config::Config;
use super::time::{Duration, Rate, Time};
use super::wire::PACKET_OVERHEAD;

/// What is known of a connection's inbound traffic.
#[derive(Clone, Copy, Debug)]
pub struct Inbound {
    /// Place in the list of active connections.
    place: u32,
    bytes: u64,
    rate: u32,
    hungry: bool,
    /// Intervals that end before its rate is known.
    unmeasured: u8,
    /// When something came last.
    last: Option<Time>,
    /// Timestamp of the packet that said that nothing follows.
    quit: Option<u32>,
}

const NOT_ACTIVE: u32 = u32::MAX;

impl Inbound {
    /// Nothing has come.
    pub const NONE: Self = Self {
        place: NOT_ACTIVE,
        bytes: 0,
        rate: 0,
        hungry: false,
        unmeasured: 0,
        last: None,
        quit: None,
    };

    /// Whether its sender has said that nothing follows, and nothing has followed.
    pub fn has_quit(&self) -> bool {
        self.quit.is_some()
    }

    /// Whether it counts among the active ones.
    pub fn is_active(&self) -> bool {
        self.place != NOT_ACTIVE
    }
}

/// A piece that has come.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// Bytes of payload.
    pub length: u32,
    /// The packet's timestamp.
    pub stamp: u32,
    /// The sender would send faster.
    pub hungry: bool,
    /// Nothing follows for now.
    pub last: bool,
    /// The packet was ECN-marked.
    pub marked: bool,
}

/// The shares of an endpoint.
#[derive(Debug)]
pub struct Share {
    /// Of which shares are made now, and without marks.
    capacity: u64,
    whole: u64,
    /// Part of it that is held back if all packets are marked, in 1/1024.
    drain: u64,
    packets: u64,
    marked: u64,
    interval: Duration,
    silence: Duration,
    /// Active connections.
    active: Vec<u32>,
    hungry: u32,
    /// Sum of the rates of the modest ones.
    modest: u64,
    interval_began: Time,
    interval_end: Time,
    level: Rate,
    /// Connections that began to send in this half of `share_ramp`, and in the one before.
    half: Duration,
    half_end: Time,
    begun: [u32; 2],
}

impl Share {
    /// Nobody sends.
    pub fn new(config: &Config) -> Self {
        let all = u64::from(config.port_rate.0) * u64::from(config.ports);
        let capacity = (all * u64::from(config.share_target) / 1024).clamp(1, u32::MAX.into());
        Self {
            capacity,
            whole: capacity,
            drain: config.share_drain.into(),
            packets: 0,
            marked: 0,
            interval: config.share_interval,
            silence: Rate(capacity as u32).time_of(u64::from(4 * (config.mtu + PACKET_OVERHEAD))),
            active: Vec::new(),
            hungry: 0,
            modest: 0,
            interval_began: Time::ZERO,
            interval_end: Time::ZERO,
            level: Rate(capacity as u32),
            half: Duration((config.share_ramp.0 / 2).max(1)),
            half_end: Time::ZERO,
            begun: [0; 2],
        }
    }

    /// What every active connection may use.
    pub fn level(&mut self, now: Time) -> Rate {
        self.turn(now);
        let (count, begun) = (self.active.len() as u64, u64::from(self.begun[0] + self.begun[1]));
        let level = u64::from(self.level.0) * count.max(1) / (count.max(1) + begun);
        Rate(level.max(1) as u32)
    }

    fn turn(&mut self, now: Time) {
        if now >= self.half_end {
            let long_ago = now >= self.half_end + self.half;
            self.begun = if long_ago { [0; 2] } else { [0, self.begun[0]] };
            self.half_end = now + self.half;
        }
    }

    /// Active connections.
    pub fn active(&self) -> usize {
        self.active.len()
    }

    fn settle_level(&mut self) {
        let count = self.active.len() as u64;
        let equal = self.capacity / count.max(1);
        let spare = self.capacity.saturating_sub(self.modest);
        let level = equal.max(spare / u64::from(self.hungry.max(1)));
        self.level = Rate(level.clamp(1, u32::MAX.into()) as u32);
    }

    /// Takes a piece of connection `id`, whose traffic is `of(connections, id)`.
    pub fn take<C: ?Sized>(
        &mut self,
        now: Time,
        id: u32,
        piece: Piece,
        connections: &mut C,
        of: fn(&mut C, u32) -> Option<&mut Inbound>,
    ) {
        self.turn(now);
        if now >= self.interval_end {
            self.end_interval(now, connections, of);
        }
        self.packets += 1;
        self.marked += u64::from(piece.marked);
        let Some(inbound) = of(connections, id) else { return };
        // One that has paused only is no newcomer.
        let new = inbound.last.is_none_or(|last| now.since(last) > self.interval.times(2));
        inbound.last = Some(now);
        inbound.bytes += u64::from(piece.length + PACKET_OVERHEAD);
        if new {
            // This interval's rest, and a whole one.
            inbound.unmeasured = 2;
        }
        if piece.last {
            inbound.quit = Some(piece.stamp);
            self.leave(id, connections, of);
            return;
        }
        // A packet from before the last one, on a slower path, does not make it active again.
        let old = inbound.quit.is_some_and(|quit| piece.stamp.wrapping_sub(quit) as i32 <= 0);
        if old {
            return;
        }
        inbound.quit = None;
        let hungry = piece.hungry || inbound.unmeasured > 0 || inbound.rate > self.level.0;
        if !inbound.is_active() {
            self.begun[0] += u32::from(new);
            inbound.place = self.active.len() as u32;
            inbound.hungry = hungry;
            self.active.push(id);
            self.account(inbound.hungry, inbound.rate, true);
            self.settle_level();
        } else if inbound.hungry != hungry {
            self.account(inbound.hungry, inbound.rate, false);
            inbound.hungry = hungry;
            self.account(inbound.hungry, inbound.rate, true);
            self.settle_level();
        }
    }

    fn account(&mut self, hungry: bool, rate: u32, enters: bool) {
        match (hungry, enters) {
            (true, true) => self.hungry += 1,
            (true, false) => self.hungry -= 1,
            (false, true) => self.modest += u64::from(rate),
            (false, false) => self.modest -= u64::from(rate),
        }
    }

    /// Connection `id` is not active any more.
    pub fn leave<C: ?Sized>(
        &mut self,
        id: u32,
        connections: &mut C,
        of: fn(&mut C, u32) -> Option<&mut Inbound>,
    ) {
        let Some(inbound) = of(connections, id) else { return };
        if !inbound.is_active() {
            return;
        }
        let place = inbound.place as usize;
        inbound.place = NOT_ACTIVE;
        let (hungry, rate) = (inbound.hungry, inbound.rate);
        self.account(hungry, rate, false);
        self.active.swap_remove(place);
        if let Some(&moved) = self.active.get(place)
            && let Some(inbound) = of(connections, moved)
        {
            inbound.place = place as u32;
        }
        self.settle_level();
    }

    /// Measures the rates of the interval that is over, and drops who was silent too long.
    fn end_interval<C: ?Sized>(
        &mut self,
        now: Time,
        connections: &mut C,
        of: fn(&mut C, u32) -> Option<&mut Inbound>,
    ) {
        let span = now.since(self.interval_began);
        self.interval_began = now;
        // Long enough for a few packets of each: of fewer a rate says nothing.
        let few = Duration(self.silence.0 / 2 * self.active.len() as u64);
        self.interval_end = now + self.interval.max(few);
        // Four packets at an equal share, and an interval.
        let patience = self.interval.times(2) + self.silence.times(self.active.len() as u64);
        // The part of marked packets, in 1/1024.
        let marked = 1024 * self.marked / self.packets.max(1);
        self.capacity = (self.whole - self.whole * self.drain / 1024 * marked / 1024).max(1);
        (self.packets, self.marked) = (0, 0);
        let mut silent = Vec::new();
        (self.hungry, self.modest) = (0, 0);
        for &id in &self.active {
            let Some(inbound) = of(connections, id) else { continue };
            let bits = 8 * u128::from(inbound.bytes) * 1_000_000;
            let rate = (bits / u128::from(span.0.max(1))).min(u32::MAX.into()) as u32;
            // Halfway to the new one: an interval holds few packets of a slow connection.
            inbound.rate = match inbound.unmeasured {
                0 => inbound.rate / 2 + rate / 2,
                _ => rate,
            };
            inbound.unmeasured = inbound.unmeasured.saturating_sub(1);
            inbound.bytes = 0;
            inbound.hungry |= inbound.rate > self.level.0;
            self.hungry += u32::from(inbound.hungry);
            self.modest += if inbound.hungry { 0 } else { u64::from(inbound.rate) };
            if inbound.last.is_none_or(|last| now.since(last) > patience) {
                silent.push(id);
            }
        }
        for id in silent {
            self.leave(id, connections, of);
        }
        self.settle_level();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(all: &mut [Inbound], id: u32) -> Option<&mut Inbound> {
        all.get_mut(id as usize)
    }

    /// Lets connections send at rates in Gb/s for 100 us, in packets of 4,096 bytes; the level at the end.
    fn level(senders: &[(u64, bool)]) -> (u32, Share) {
        let config = Config::default();
        let (mut share, mut all) = (Share::new(&config), vec![Inbound::NONE; senders.len()]);
        let mut next: Vec<Time> = vec![Time::ZERO; senders.len()];
        let size = u64::from(4_096 + PACKET_OVERHEAD);
        while let Some(id) = (0..senders.len()).min_by_key(|&id| next[id]) {
            let now = next[id];
            if now > Time::ZERO + Duration::from_us(100) {
                break;
            }
            let (rate, hungry) = senders[id];
            let piece =
                Piece { length: 4_096, stamp: now.stamp(), hungry, last: false, marked: false };
            share.take(now, id as u32, piece, all.as_mut_slice(), of);
            next[id] = now + Rate((rate * 1_000) as u32).time_of(size);
        }
        (share.level(Time::ZERO + Duration::from_us(105)).0, share)
    }

    #[test]
    fn levels_are_max_min_fair() {
        let capacity = 800_000 * Config::default().share_target / 1_024;
        // All hungry, whatever they reach: equal parts.
        assert_eq!(level(&[(700, true)]).0, capacity);
        assert_eq!(level(&[(300, true), (200, true), (200, true)]).0, capacity / 3);
        // Modest ones leave what they do not use.
        let near = |got: u32, must: u32| got.abs_diff(must) < must / 50;
        let (got, share) = level(&[(100, false), (300, true), (300, true)]);
        assert!(near(got, (capacity - 100_000) / 2), "{got}");
        assert_eq!((share.active(), share.hungry), (3, 2));
        let (got, _) = level(&[(100, false), (150, false), (400, true)]);
        assert!(near(got, capacity - 250_000), "{got}");
        // A modest one that takes more than its part is not modest.
        let (got, share) = level(&[(600, false), (100, true)]);
        assert_eq!((got, share.hungry), (capacity / 2, 2));
        // Nobody hungry: whoever grows may have the rest.
        let (got, _) = level(&[(100, false), (100, false)]);
        assert!(near(got, capacity - 200_000), "{got}");
    }

    /// With a packet of each in 6.8 us, an interval of 10 us holds one or two.
    #[test]
    fn rates_are_measured_over_some_packets_of_each() {
        let capacity = 800_000 * Config::default().share_target / 1_024;
        let mut senders = vec![(5, false); 127];
        senders.push((100, true));
        let (got, must) = (level(&senders).0, capacity - 127 * 5_000);
        assert!(got.abs_diff(must) < must / 3, "{got} of {must}");
    }

    #[test]
    fn a_newcomer_counts_as_hungry_until_its_rate_is_known() {
        let config = Config::default();
        let (mut share, mut all) = (Share::new(&config), vec![Inbound::NONE; 2]);
        let whole = share.level(Time::ZERO).0;
        let mut now = Time::ZERO + config.share_interval.times(10);
        let start = now;
        // One takes all it may, one a tenth of the line, and does not say that it wants more.
        while now < start + config.share_interval.times(6) {
            let i = now.since(start).ns() as u32;
            let piece =
                |hungry, length| Piece { length, stamp: i, hungry, last: false, marked: false };
            share.take(now, 0, piece(true, 4_096), all.as_mut_slice(), of);
            share.take(now, 1, piece(false, 10_000 - PACKET_OVERHEAD), all.as_mut_slice(), of);
            let level = share.level(now).0;
            if now > start + config.share_ramp.times(2) && now < start + config.share_interval {
                assert_eq!(level, whole / 2, "its rate is not known after {}", now.since(start));
            }
            now += Duration::from_us(1);
        }
        let rest = whole - 80_000;
        assert!(share.level(now).0.abs_diff(rest) < rest / 50, "{:?} of {rest}", share.level(now));
    }

    #[test]
    fn who_stops_leaves_at_once_and_who_is_silent_later() {
        let config = Config::default();
        let (mut share, mut all) = (Share::new(&config), vec![Inbound::NONE; 3]);
        let whole = share.level(Time::ZERO);
        let piece = |stamp, last| Piece { length: 1, stamp, hungry: true, last, marked: false };
        let long = Time::ZERO + Duration::from_ms(1);
        for id in 0..3 {
            share.take(long, id, piece(10, false), all.as_mut_slice(), of);
        }
        assert_eq!(share.level(long).0, whole.0 / 6, "while they begin, as many more are expected");
        let later = long + config.share_ramp.times(2);
        assert_eq!(share.level(later).0, whole.0 / 3);
        share.take(later, 0, piece(12, true), all.as_mut_slice(), of);
        assert_eq!(share.level(later).0, whole.0 / 2);
        // A packet from before the end, on a slower path.
        share.take(later, 0, piece(11, false), all.as_mut_slice(), of);
        assert_eq!(share.level(later).0, whole.0 / 2);
        share.take(later, 0, piece(13, false), all.as_mut_slice(), of);
        assert_eq!(share.level(later).0, whole.0 / 3);
        // Only number 1 goes on.
        let silent = later + Duration::from_us(200);
        share.take(silent, 1, piece(14, false), all.as_mut_slice(), of);
        let after = silent + config.share_ramp.times(2);
        assert_eq!((share.active(), share.level(after)), (1, whole));
        assert!(all[1].is_active() && !all[0].is_active() && !all[2].is_active());
    }

    #[test]
    fn marks_hold_a_part_back() {
        let config = Config::default();
        let (mut share, mut all) = (Share::new(&config), vec![Inbound::NONE]);
        let whole = share.level(Time::ZERO).0;
        let mut now = Time::ZERO;
        for i in 0..1_000u32 {
            let marked = i % 2 == 0;
            let piece = Piece { length: 4_096, stamp: i, hungry: true, last: false, marked };
            share.take(now, 0, piece, all.as_mut_slice(), of);
            now += Duration(42_000);
        }
        // Half of them: half of the part.
        let must = whole - whole / 1_024 * config.share_drain / 2;
        assert!(share.level(now).0.abs_diff(must) < whole / 200, "{:?} {must}", share.level(now));
    }
}
