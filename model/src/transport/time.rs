//! Points and spans of time in picoseconds, and rates. Integers only: a run repeats to the last
//! picosecond, and hardware can do the same arithmetic.

use std::fmt;
use std::ops::{Add, AddAssign, Sub};

use serde::{Deserialize, Serialize};

/// A point of time: picoseconds since the caller's own beginning. Ends after 213 days.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Time(pub u64);

/// A span of time in picoseconds.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Duration(pub u64);

/// A rate of data in megabits a second (1 Mb/s = 125,000 bytes a second).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Rate(pub u32);

impl Time {
    /// The beginning.
    pub const ZERO: Self = Self(0);
    /// Never.
    pub const NEVER: Self = Self(u64::MAX);

    /// How long after `earlier` this is; nothing if it is before.
    pub fn since(self, earlier: Self) -> Duration {
        Duration(self.0.saturating_sub(earlier.0))
    }

    /// Nanoseconds, modulo 2^32: the timestamp that packets carry.
    pub fn stamp(self) -> u32 {
        (self.0 / 1_000) as u32
    }
}

impl Duration {
    /// No time.
    pub const ZERO: Self = Self(0);

    /// Of nanoseconds.
    pub const fn from_ns(ns: u64) -> Self {
        Self(ns * 1_000)
    }

    /// Of microseconds.
    pub const fn from_us(us: u64) -> Self {
        Self(us * 1_000_000)
    }

    /// Of milliseconds.
    pub const fn from_ms(ms: u64) -> Self {
        Self(ms * 1_000_000_000)
    }

    /// Whole nanoseconds in it.
    pub const fn ns(self) -> u64 {
        self.0 / 1_000
    }

    /// So many times as long, at most the longest there is.
    pub const fn times(self, factor: u64) -> Self {
        Self(self.0.saturating_mul(factor))
    }
}

impl Rate {
    /// Of gigabits a second.
    pub const fn from_gbps(gbps: u32) -> Self {
        Self(gbps.saturating_mul(1_000))
    }

    /// How long so many bytes take: `8 * bytes / rate`, in picoseconds, rounded up. For ever at
    /// rate 0.
    pub const fn time_of(self, bytes: u64) -> Duration {
        if self.0 == 0 {
            return Duration(u64::MAX);
        }
        Duration(bytes.saturating_mul(8_000_000).div_ceil(self.0 as u64))
    }

    /// How many bytes go in so long, rounded down.
    pub const fn bytes_in(self, span: Duration) -> u64 {
        (self.0 as u128 * span.0 as u128 / 8_000_000) as u64
    }
}

impl Add<Duration> for Time {
    type Output = Self;

    fn add(self, span: Duration) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}

impl Sub<Duration> for Time {
    type Output = Self;

    fn sub(self, span: Duration) -> Self {
        Self(self.0.saturating_sub(span.0))
    }
}

impl AddAssign<Duration> for Time {
    fn add_assign(&mut self, span: Duration) {
        *self = *self + span;
    }
}

impl Add for Duration {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Duration {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Duration(self.0).fmt(f)
    }
}

impl fmt::Display for Duration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03} us", self.0 / 1_000_000, self.0 / 1_000 % 1_000)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_and_times_agree() {
        // 4,096 bytes at 800 Gb/s: 32,768 bits / 0.8 bits a ps.
        assert_eq!(Rate::from_gbps(800).time_of(4096), Duration(40_960));
        assert_eq!(Rate::from_gbps(800).bytes_in(Duration::from_us(10)), 1_000_000);
        assert_eq!(Rate(3).time_of(1), Duration(2_666_667));
        assert_eq!(Rate(0).time_of(1), Duration(u64::MAX));
        for rate in [Rate(1), Rate(7_919), Rate::from_gbps(9_600)] {
            for bytes in [0, 1, 63, 4_096, 1 << 20] {
                assert_eq!(rate.bytes_in(rate.time_of(bytes)), bytes);
            }
        }
    }

    #[test]
    fn time_neither_wraps_nor_goes_negative() {
        assert_eq!(Time::NEVER + Duration(1), Time::NEVER);
        assert_eq!(Time(3).since(Time(4)), Duration::ZERO);
        assert_eq!(Time(3) - Duration(4), Time::ZERO);
        assert_eq!(Time((1u64 << 32) * 1_000 + 5_999).stamp(), 5);
    }
}
