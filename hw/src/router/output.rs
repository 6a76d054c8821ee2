//! An output of a router's lane: who may send, as far as there is room behind it.
//!
//! ```text
//!   asks (heads) --> with credit --> in turn --> grant, pick
//!   credit -------> room behind, by class
//! ```

use mtia_rtl::{Block, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

use super::round_robin;

/// The output of `heads` heads; head h is of class h mod `classes`.
#[derive(Clone, Debug, Serialize)]
pub struct Output {
    /// Heads that may ask.
    pub heads: u32,
    /// Classes, 1 or 2.
    pub classes: u32,
    /// Flits of each class that the buffer behind it holds.
    pub depth: u32,
}

impl Block for Output {
    fn name(&self) -> String {
        format!("router_output_{}_{}x{}", self.heads, self.classes, self.depth)
    }

    fn about(&self) -> String {
        "Output of a router's lane: of the heads that ask and whose class has room behind the \
         output, it grants one a cycle, in turn."
            .into()
    }

    fn build(&self, m: &Module) {
        let asks = m.input("asks", self.heads);
        m.comment("Places that have become free behind the output, by class.");
        let credit = m.input("credit", self.classes);
        let grant = m.output("grant", self.heads);
        m.comment("The granted head's number.");
        let pick = m.output("pick", index_bits(self.heads));
        let sends = m.output("sends", 1);
        m.comment("Some head asks, and none has room.");
        let stalls = m.output("stalls", 1);
        m.comment("More than one head asks.");
        let conflicts = m.output("conflicts", 1);

        let mut room = Vec::new();
        let mut classes = Vec::new();
        for c in 0..self.classes {
            let bits = count_bits(self.depth);
            let left = m.reg(&format!("left_{c}"), bits).reset(self.depth);
            room.push(left.ne(0).named(&format!("room_{c}")));
            classes.push(left);
        }
        let able: Vec<Signal> =
            (0..self.heads).map(|h| asks.bit(h) & &room[(h % self.classes) as usize]).collect();
        let able = cat(&able.iter().rev().collect::<Vec<_>>()).named("able");
        let granted = round_robin(m, "", &able);
        for (c, left) in (0..).zip(&classes) {
            let mine: Vec<Signal> =
                (0..self.heads).filter(|h| h % self.classes == c).map(|h| granted.bit(h)).collect();
            let sent = cat(&mine.iter().collect::<Vec<_>>()).any().named(&format!("sent_{c}"));
            let back = credit.bit(c);
            m.when(&(&sent & !&back), || m.set(left, left - 1))
                .elsewhen(&(!&sent & &back), || m.set(left, left + 1));
        }
        m.drive(&grant, &granted);
        m.drive(&pick, super::encode(m, &granted));
        m.drive(&sends, granted.any());
        m.drive(&stalls, asks.any() & !able.any());
        m.drive(&conflicts, (&asks & (&asks - 1)).any());
    }
}
