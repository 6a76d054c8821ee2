//! An output of a router's lane: who may send, as far as there is room behind it.
//!
//! ```text
//!   asks (heads) --> with credit --> with quota left --> in turn --> grant, pick
//!   credit -------> room behind, by class   ^
//!   weights ------> quotas of a new round --+
//! ```
//! With weights, a head sends as many flits in a round as it weighs. When no head that could send
//! has any left, a new round begins. So a head that could send does so before the others have sent
//! what they weigh, and one flit each.

use mtia_model::spec::weights::WEIGHT_BITS;
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
    /// Whether the heads have weights; else each sends one flit in turn.
    pub weighted: bool,
}

impl Block for Output {
    fn name(&self) -> String {
        let weighted = if self.weighted { "_weighted" } else { "" };
        format!("router_output_{}_{}x{}{weighted}", self.heads, self.classes, self.depth)
    }

    fn about(&self) -> String {
        let how = match self.weighted {
            true => "in turn as far as they have not sent in this round what they weigh",
            false => "in turn",
        };
        format!(
            "Output of a router's lane: of the heads that ask and whose class has room behind the \
             output, it grants one a cycle, {how}."
        )
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
        let granted = match self.weighted {
            true => self.weighted_turn(m, &able),
            false => round_robin(m, "", &able),
        };
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

impl Output {
    /// Grants one of the heads that can send, by their quotas.
    fn weighted_turn(&self, m: &Module, able: &Signal) -> Signal {
        m.section("Rounds");
        m.comment("Flits that each head sends in a round, at least 1.");
        let weights = m.input("weights", self.heads * WEIGHT_BITS);
        m.comment("Flits that each head still may send in this round.");
        let quotas: Vec<Signal> =
            (0..self.heads).map(|h| m.reg(&format!("quota_{h}"), WEIGHT_BITS).reset(0)).collect();
        let left: Vec<Signal> =
            (0..).zip(&quotas).map(|(h, quota)| able.bit(h) & quota.ne(0)).collect();
        let entitled = cat(&left.iter().rev().collect::<Vec<_>>()).named("entitled");
        let renews = (!entitled.any()).named("renews");
        let pool = renews.mux(able, &entitled).named("candidates");
        let granted = round_robin(m, "", &pool);
        m.when(&able.any(), || {
            for (h, quota) in (0..).zip(&quotas) {
                let of_round = renews.mux(&weights.slice(h * WEIGHT_BITS, WEIGHT_BITS), quota);
                m.set(quota, of_round - granted.bit(h));
            }
        });
        granted
    }
}
