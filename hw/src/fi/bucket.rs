//! Leaky bucket as a meter: shapes what leaves on a link.
//!
//! ```text
//!   full, lines -->| level + lines <= depth |--> valid
//!   taken ------->| level: + lines, - rate |
//! ```
//! The level counts 1/256 lines and drains `rate` of them a cycle. So in any n cycles no more than
//! depth + rate x n leaves. What was offered once stays on offer, even if the registers change.

use mtia_model::spec::fi::{DEPTH_BITS, FRAGMENT_LINES, LEVEL_UNIT, RATE_BITS};
use mtia_rtl::{Block, Module, cat, count_bits};
use serde::Serialize;

/// Bits of a number of lines of one fragment.
pub(super) const LINES_BITS: u32 = count_bits(FRAGMENT_LINES);

#[derive(Clone, Debug, Serialize)]
pub(super) struct Bucket(pub String);

impl Block for Bucket {
    fn name(&self) -> String {
        format!("{}_bucket", self.0)
    }

    fn about(&self) -> String {
        "Leaky bucket: says whether what waits may be offered, so that in any n cycles no more \
         than depth + rate x n lines leave."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("Something waits, and the lines that it adds.");
        let full = m.input("full", 1);
        let lines = m.input("lines", LINES_BITS);
        m.comment("What was offered is taken.");
        let taken = m.input("taken", 1);
        m.comment("1/256 lines that leave the bucket a cycle; lines that it holds.");
        let rate = m.input("rate", RATE_BITS);
        let depth = m.input("depth", DEPTH_BITS);
        let valid = m.output("valid", 1);

        let unit_bits = LEVEL_UNIT.trailing_zeros();
        let bits = DEPTH_BITS + unit_bits;
        let level = m.reg("level", bits).reset(0);
        let offered = m.reg("offered", 1).reset(0);
        let more = cat(&[&lines, &m.zeros(unit_bits)]).resize(bits).named("more");
        let limit = cat(&[&depth, &m.zeros(unit_bits)]);
        let fits = level.add_full(&more).le(limit.resize(bits + 1)).named("fits");
        let offers = (&full & (&offered | &fits)).named("offers");
        m.drive(&valid, &offers);
        m.set(&offered, &offers & !&taken);
        let none = m.zeros(bits);
        let drained = level.gt(&rate).mux(&(&level - &rate), &none).named("drained");
        m.set(&level, &drained + taken.mux(&more, &none));
    }
}
