//! Round-trip time of a path, after RFC 6298: a mean, a deviation, and the timeout they give.

use crate::transport::config::Config;
use crate::transport::time::Duration;

/// The estimate, in nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rtt {
    mean: u32,
    deviation: u32,
    least: u32,
}

impl Rtt {
    /// Nothing measured yet.
    pub fn new(config: &Config) -> Self {
        let mean = u32::try_from(config.initial_rtt.ns()).unwrap_or(u32::MAX).max(1);
        Self { mean, deviation: mean / 2, least: u32::MAX }
    }

    /// Takes a measurement: `mean += (sample - mean) / 8`, `deviation += (|sample - mean| - deviation)
    /// / 4`; the first one is taken as it is, with a deviation of half.
    pub fn take(&mut self, sample: u32) {
        let sample = sample.max(1);
        if self.least == u32::MAX {
            (self.mean, self.deviation) = (sample, sample / 2);
        } else {
            let error = sample.abs_diff(self.mean);
            self.deviation = (self.deviation - self.deviation / 4).saturating_add(error / 4);
            self.mean = (self.mean - self.mean / 8).saturating_add(sample / 8).max(1);
        }
        self.least = self.least.min(sample);
    }

    /// The mean.
    pub fn mean(&self) -> Duration {
        Duration::from_ns(self.mean.into())
    }

    /// The shortest so far: a round trip without queues. The assumed one, if none was measured.
    pub fn least(&self) -> Duration {
        Duration::from_ns(self.least.min(self.mean).into())
    }

    /// Whether anything was measured.
    pub fn is_measured(&self) -> bool {
        self.least != u32::MAX
    }

    /// Believes what another path has measured, until it measures itself.
    pub fn adopt(&mut self, other: &Self) {
        if !self.is_measured() {
            (self.mean, self.deviation) = (other.mean, other.deviation.max(other.mean / 4));
        }
    }

    /// How long to wait for an acknowledgement that the receiver may hold back for `delay`: `mean + 4 *
    /// deviation + delay`, within bounds.
    pub fn timeout(&self, delay: Duration, config: &Config) -> Duration {
        let ns = u64::from(self.mean) + 4 * u64::from(self.deviation);
        (Duration::from_ns(ns) + delay).clamp(config.least_timeout, config.most_timeout)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timeouts_by_formula() {
        let config = Config { least_timeout: Duration(1), ..Config::default() };
        let mut rtt = Rtt::new(&config);
        assert_eq!(rtt.least(), config.initial_rtt);
        rtt.take(8_000);
        let delay = Duration::from_us(1);
        // 8 us + 4 * 4 us + 1 us
        assert_eq!(rtt.timeout(delay, &config), Duration::from_ns(25_000));
        rtt.take(16_000);
        // mean 8000 - 1000 + 2000; deviation 4000 - 1000 + 2000
        assert_eq!(rtt.mean(), Duration::from_ns(9_000));
        assert_eq!(rtt.timeout(delay, &config), Duration::from_ns(9_000 + 4 * 5_000 + 1_000));
        assert_eq!(rtt.least(), Duration::from_ns(8_000));
        for _ in 0..200 {
            rtt.take(5_000);
        }
        assert!(rtt.mean() <= Duration::from_ns(5_010) && rtt.mean() >= Duration::from_ns(4_990));
        let floor = Config { least_timeout: Duration::from_us(30), ..Config::default() };
        assert_eq!(rtt.timeout(delay, &floor), Duration::from_us(30), "never shorter");
        let mut new = Rtt::new(&config);
        new.adopt(&rtt);
        assert_eq!((new.mean(), new.is_measured()), (rtt.mean(), false));
        new.take(7_000);
        new.adopt(&rtt);
        assert_eq!(new.mean(), Duration::from_ns(7_000), "its own measurement stands");
        (0..99).for_each(|_| rtt.take(u32::MAX));
        assert_eq!(rtt.timeout(delay, &config), config.most_timeout, "never longer");
    }
}
