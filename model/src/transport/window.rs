//! Additive increase, multiplicative decrease on ECN marks: the window of a path, and that of a
//! connection over all its paths. Loss alone does not shrink a window: a lossy link is not a full one,
//! and a full one marks long before it drops.
//!
//! In each round trip the fraction of marked packets is averaged with weight 1 / 2^`mark_shift`, and if
//! any was marked, the window shrinks by half that average (as DCTCP, RFC 8257).

use super::config::Config;

/// One, in fractions of marked packets.
pub const ONE: u32 = 1024;

/// A window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Bytes that may be under way.
    pub bytes: u32,
    /// No mark was seen since the start: the window grows by all that is acknowledged.
    pub slow_start: bool,
    /// Averaged fraction of marked packets, in 1/1024.
    pub fraction: u32,
    /// Round trips in a row that ended with a fraction of `congested_at` or more.
    pub congested_rounds: u8,
    /// Bytes acknowledged since the last additive increase.
    acknowledged: u32,
    packets: u32,
    marked: u32,
}

/// What acknowledgements said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Bytes acknowledged.
    pub bytes: u32,
    /// Packets that arrived.
    pub packets: u32,
    /// Those that were marked.
    pub marked: u32,
    /// The window was in use: only then may it grow.
    pub limited: bool,
    /// A round trip is over.
    pub round_over: bool,
}

/// Bounds of a window and how fast it grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// At least.
    pub least: u32,
    /// At most.
    pub most: u32,
    /// Bytes in a round trip.
    pub increase: u32,
}

impl Window {
    /// A window of so many bytes.
    pub fn new(bytes: u32) -> Self {
        Self {
            bytes,
            slow_start: true,
            fraction: 0,
            congested_rounds: 0,
            acknowledged: 0,
            packets: 0,
            marked: 0,
        }
    }

    /// Whether most of what is sent comes out marked.
    pub fn is_congested(&self, config: &Config) -> bool {
        self.fraction >= config.congested_at
    }

    /// Takes what an acknowledgement said.
    pub fn take(&mut self, progress: Progress, bounds: Bounds, config: &Config) {
        self.packets = self.packets.saturating_add(progress.packets);
        self.marked = self.marked.saturating_add(progress.marked);
        if progress.limited && progress.marked == 0 {
            self.grow(progress.bytes, bounds.increase);
        }
        if progress.round_over && self.packets > 0 {
            self.end_round(config);
        }
        self.bytes = self.bytes.clamp(bounds.least, bounds.most.max(bounds.least));
    }

    fn grow(&mut self, bytes: u32, increase: u32) {
        if self.slow_start {
            self.bytes = self.bytes.saturating_add(bytes);
            return;
        }
        self.acknowledged = self.acknowledged.saturating_add(bytes);
        if self.acknowledged >= self.bytes {
            self.acknowledged = 0;
            self.bytes = self.bytes.saturating_add(increase);
        }
    }

    fn end_round(&mut self, config: &Config) {
        let now = (u64::from(self.marked) * u64::from(ONE) / u64::from(self.packets)) as u32;
        let now = now.min(ONE);
        if self.marked > 0 && self.slow_start {
            // The average has seen nothing of this window yet.
            self.slow_start = false;
            self.fraction = now;
        } else {
            let shift = config.mark_shift;
            // Rounded up, so that it reaches both ends.
            let up = now.saturating_sub(self.fraction).div_ceil(1 << shift);
            let down = self.fraction.saturating_sub(now).div_ceil(1 << shift);
            self.fraction = self.fraction + up - down;
        }
        if self.marked > 0 {
            let cut = u64::from(self.bytes) * u64::from(self.fraction) / u64::from(2 * ONE);
            self.bytes -= cut as u32;
        }
        if self.fraction >= config.congested_at {
            self.congested_rounds = self.congested_rounds.saturating_add(1);
        } else {
            self.congested_rounds = 0;
        }
        (self.packets, self.marked) = (0, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUNDS: Bounds = Bounds { least: 4_160, most: 1 << 20, increase: 4_096 };

    fn round(window: &mut Window, bytes: u32, packets: u32, marked: u32) {
        let progress = Progress { bytes, packets, marked, limited: true, round_over: true };
        window.take(progress, BOUNDS, &Config::default());
    }

    #[test]
    fn grows_by_what_is_acknowledged_until_the_first_mark() {
        let mut window = Window::new(10_000);
        round(&mut window, 10_000, 10, 0);
        assert_eq!(window.bytes, 20_000);
        // A quarter marked: the first fraction is taken whole, the cut is an eighth.
        round(&mut window, 20_000, 20, 5);
        assert_eq!((window.fraction, window.slow_start), (256, false));
        assert_eq!(window.bytes, 20_000 - 20_000 / 8);
        round(&mut window, 17_500, 16, 0);
        assert_eq!(window.bytes, 17_500 + 4_096);
        assert_eq!(window.fraction, 256 - 16);
        // From then on by the increase for each window that is acknowledged, not more.
        let before = window.bytes;
        for part in [2, 1, 2, 1] {
            window.take(
                Progress { bytes: before * part / 3, limited: true, ..Progress::default() },
                BOUNDS,
                &Config::default(),
            );
        }
        assert_eq!(window.bytes, before + 4_096);
    }

    #[test]
    fn all_marked_halves_in_the_end_and_has_a_floor() {
        let mut window = Window::new(1 << 20);
        round(&mut window, 0, 8, 8);
        assert_eq!(window.bytes, 1 << 19);
        (0..100).for_each(|_| round(&mut window, 4_096, 1, 1));
        assert_eq!(window.bytes, BOUNDS.least);
        assert_eq!(window.fraction, ONE);
        assert_eq!(window.congested_rounds, 101);
        (0..400).for_each(|_| round(&mut window, 0, 1, 0));
        assert_eq!((window.fraction, window.congested_rounds), (0, 0));
    }

    #[test]
    fn an_unused_window_does_not_grow() {
        let mut window = Window::new(10_000);
        let progress =
            Progress { bytes: 5_000, packets: 2, round_over: true, ..Progress::default() };
        window.take(progress, BOUNDS, &Config::default());
        assert_eq!(window.bytes, 10_000);
    }
}
