//! Progress of long work, on standard error while that is a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// What a bar counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Counts {
    /// Bytes, shown with a binary prefix.
    Bytes,
    /// Cases.
    Cases,
}

/// A bar that counts up to `total`. Until the first [`ProgressBar::set_position`] it says that
/// the hardware is being verilated, which takes up to a minute when it is not in the cache.
pub fn bar(total: u64, counts: Counts) -> ProgressBar {
    // Draws on standard error; draws nothing when that is no terminal.
    let bar = ProgressBar::new(total);
    let template = match counts {
        Counts::Bytes => "{msg} [{bar:30}] {bytes}/{total_bytes}, {elapsed} + {eta}",
        Counts::Cases => "{msg} [{bar:30}] {pos}/{len} cases, {elapsed} + {eta}",
    };
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.progress_chars("=> "));
    }
    bar.set_message("verilating");
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// Moves the bar: the simulation runs.
pub fn advance(bar: &ProgressBar, done: u64) {
    if bar.position() == 0 && done > 0 {
        bar.set_message("simulating");
    }
    bar.set_position(done);
}
