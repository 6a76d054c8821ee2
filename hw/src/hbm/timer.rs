//! Down-counters that hold a command back until a timing has passed.

use mtia_rtl::{Module, Signal, count_bits};

/// A timer: it counts down to 0, where it lets go.
pub(super) struct Timer<'a> {
    m: &'a Module,
    count: Signal,
    next: Signal,
}

impl<'a> Timer<'a> {
    /// A timer for up to `most` clocks.
    pub fn new(m: &'a Module, name: &str, most: u32) -> Timer<'a> {
        let count = m.reg(name, count_bits(most.max(2) - 1)).reset(0);
        let next = count.any().mux(&(&count - 1), &count).named(&format!("{name}_next"));
        m.set(&count, &next);
        Timer { m, count, next }
    }

    /// Whether it has run out.
    pub fn is_over(&self) -> Signal {
        !self.count.any()
    }

    fn value(&self, clocks: u32) -> Signal {
        self.m.lit(self.count.width(), u128::from(clocks - 1))
    }

    /// A command of this clock keeps the next one away for `clocks` clocks, whatever was before.
    /// Calls that come later win.
    pub fn start(&self, when: &Signal, clocks: u32) {
        self.m.when(when, || self.m.set(&self.count, self.value(clocks)));
    }

    /// The same, if it is not kept away longer already.
    pub fn extend(&self, when: &Signal, clocks: u32) {
        let value = self.value(clocks);
        let longer = when & self.next.lt(&value);
        self.start(&longer, clocks);
    }
}
