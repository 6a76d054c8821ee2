//! DCQCN's reaction point: a connection's rate, cut by notifications, raised by time and bytes.
//!
//! Timers are not kept: what would have happened since the last look is made up for when the rate
//! is next asked for, with the same outcome.

use super::config::Config;
use crate::transport::time::{Duration, Rate, Time};

/// Alpha's one, 2^20.
const ONE: u64 = 1 << 20;

/// The rate of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dcqcn {
    /// Rate at present.
    current: Rate,
    /// Rate that it had before the last cut, raised since.
    target: Rate,
    /// Estimate of congestion, in 1/2^20.
    alpha: u32,
    alpha_due: Time,
    increase_due: Time,
    bytes: u64,
    /// Rises by time and by bytes since the last cut.
    by_time: u32,
    by_bytes: u32,
    /// Whether there was a cut from which it has not come back.
    cut: bool,
}

impl Dcqcn {
    /// At the port's rate.
    pub fn new(config: &Config) -> Dcqcn {
        Dcqcn {
            current: config.port_rate,
            target: config.port_rate,
            alpha: ONE as u32,
            alpha_due: Time::NEVER,
            increase_due: Time::NEVER,
            bytes: 0,
            by_time: 0,
            by_bytes: 0,
            cut: false,
        }
    }

    /// The rate by which the next packet may follow.
    pub fn rate(&mut self, config: &Config, now: Time) -> Rate {
        self.catch_up(config, now);
        self.current
    }

    /// A notification came.
    pub fn notify(&mut self, config: &Config, now: Time) {
        self.catch_up(config, now);
        self.target = self.current;
        let cut = u64::from(self.current.0) * u64::from(self.alpha) / (2 * ONE);
        self.current = Rate((self.current.0 - cut as u32).max(least(config)));
        self.alpha -= self.alpha >> config.alpha_shift;
        self.alpha = (self.alpha + ((ONE as u32) >> config.alpha_shift)).min(ONE as u32);
        self.alpha_due = now + config.alpha_interval;
        self.increase_due = now + config.increase_interval;
        (self.by_time, self.by_bytes, self.bytes) = (0, 0, 0);
        self.cut = true;
    }

    /// So many bytes were sent.
    pub fn sent(&mut self, config: &Config, bytes: u32) {
        if !self.cut {
            return;
        }
        self.bytes += u64::from(bytes);
        if self.bytes >= config.increase_bytes {
            self.bytes -= config.increase_bytes;
            self.by_bytes += 1;
            self.increase(config);
        }
    }

    fn catch_up(&mut self, config: &Config, now: Time) {
        while self.alpha_due <= now && self.alpha > 0 {
            // Rounded up, so that it reaches 0.
            self.alpha -= (u64::from(self.alpha)).div_ceil(1 << config.alpha_shift) as u32;
            self.alpha_due += config.alpha_interval;
        }
        while self.increase_due <= now && self.cut {
            self.increase_due += config.increase_interval;
            self.by_time += 1;
            self.increase(config);
        }
    }

    fn increase(&mut self, config: &Config) {
        let (most, least_count) =
            (self.by_time.max(self.by_bytes), self.by_time.min(self.by_bytes));
        let step = |share: u32| (u64::from(config.port_rate.0) * u64::from(share) / 1024) as u32;
        let raise = if most < config.fast_recovery {
            0
        } else if least_count > config.fast_recovery {
            step(config.hyper_increase).saturating_mul(least_count - config.fast_recovery)
        } else {
            step(config.increase)
        };
        let target = u64::from(self.target.0) + u64::from(raise);
        self.target = Rate(target.min(u64::from(config.port_rate.0)) as u32);
        self.current = Rate(u64::midpoint(self.target.0.into(), self.current.0.into()) as u32);
        // Within a thousandth of the port it is there.
        if self.current.0 >= config.port_rate.0 - config.port_rate.0 / 1024 {
            self.current = config.port_rate;
            self.cut = false;
        }
    }

    /// How long after one packet the next may follow.
    pub fn gap(&mut self, config: &Config, now: Time, wire_bytes: u32) -> Duration {
        self.rate(config, now).time_of(u64::from(wire_bytes))
    }
}

fn least(config: &Config) -> u32 {
    (u64::from(config.port_rate.0) * u64::from(config.least_rate) / 1024).max(1) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config() -> Config {
        Config { port_rate: Rate::from_gbps(40), ..Config::default() }
    }

    #[test]
    fn the_first_notification_halves_the_rate() {
        let c = config();
        let mut d = Dcqcn::new(&c);
        d.notify(&c, Time(0));
        assert_eq!(d.current, Rate::from_gbps(20));
        assert_eq!(d.target, Rate::from_gbps(40));
    }

    #[test]
    fn it_comes_back_by_halves_then_by_steps() {
        let c = config();
        let mut d = Dcqcn::new(&c);
        d.notify(&c, Time(0));
        d.notify(&c, Time(1));
        // Alpha stays at 1 between two notifications in a row, so 10 Gb/s; the target is 20.
        assert_eq!((d.current, d.target), (Rate::from_gbps(10), Rate::from_gbps(20)));
        let mut expected = 10_000.0;
        for step in 1..=4u64 {
            expected = f64::midpoint(expected, 20_000.0);
            let now = Time(1) + Duration(c.increase_interval.0 * step);
            assert!((f64::from(d.rate(&c, now).0) - expected).abs() < 2.0);
        }
        // The fifth rise raises the target by 1/1024 of the port first.
        let now = Time(1) + c.increase_interval.times(5);
        expected = f64::midpoint(expected, 20_000.0 + 40_000.0 / 1024.0);
        assert!((f64::from(d.rate(&c, now).0) - expected).abs() < 2.0);
    }

    #[test]
    fn looking_rarely_gives_the_same_rate_as_looking_often() {
        let c = config();
        let (mut often, mut rarely) = (Dcqcn::new(&c), Dcqcn::new(&c));
        for start in [0u64, 400, 3000] {
            let start = Time::ZERO + Duration::from_us(start);
            often.notify(&c, start);
            rarely.notify(&c, start);
            for us in 0..350 {
                often.rate(&c, start + Duration::from_us(us));
            }
            let end = start + Duration::from_us(349);
            assert_eq!(often.rate(&c, end), rarely.rate(&c, end));
            assert_eq!(often, rarely);
        }
    }

    #[test]
    fn alpha_decays_by_its_weight() {
        let c = config();
        let mut d = Dcqcn::new(&c);
        d.notify(&c, Time(0));
        d.rate(&c, Time::ZERO + c.alpha_interval.times(100));
        let expected = (255.0f64 / 256.0).powi(100);
        assert!((f64::from(d.alpha) / ONE as f64 - expected).abs() < 1e-3);
    }
}
