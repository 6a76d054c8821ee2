//! The host's monotonic clock as the core's time.

use std::time::{Duration, Instant};

use mtia_model::transport::Time;

/// A clock that begins when it is made. Two ends need not agree: only differences are used.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    origin: Instant,
}

/// The core's time when the clock begins; later than any span that is subtracted from it.
const BEGIN_PS: u64 = 1_000_000_000_000;

impl Clock {
    /// Begins now.
    pub fn new() -> Self {
        Self { origin: Instant::now() }
    }

    /// What time it is.
    pub fn now(&self) -> Time {
        Time(BEGIN_PS + self.origin.elapsed().as_nanos() as u64 * 1_000)
    }

    /// How long until then; nothing if it is over.
    pub fn until(&self, time: Time) -> Duration {
        Duration::from_nanos(time.since(self.now()).ns())
    }
}

impl Default for Clock {
    fn default() -> Self {
        Self::new()
    }
}
