//! Lanes: the adders side by side, and the way around them for copies.
//!
//! ```text
//!   operands ==>| 32 slots of 32 bits: one FP32 or two 16-bit sums |==> sums
//! ```
//! The four stages advance together, whenever the last holds nothing or its line is taken.

use mtia_model::spec::nmc::{DTYPE_BITS, Dtype};
use mtia_rtl::{Block, Layout, Module, Signal, cat};
use serde::Serialize;

use super::adder::STAGES;
use super::{Adder, Nmc};

/// Bits of a slot: the widest element.
const SLOT_BITS: u32 = 8 * Dtype::Fp32.element_bytes();

/// One slot: 32 bits of a line.
#[derive(Clone, Debug, Serialize)]
struct Slot;

impl Block for Slot {
    fn name(&self) -> String {
        "nmc_slot".into()
    }

    fn about(&self) -> String {
        format!(
            "One FP32 sum, or two sums of 16 bits, or a copy of A, {STAGES} cycles later; advances \
             where `advance` is high."
        )
    }

    fn build(&self, m: &Module) {
        let advance = m.input("advance", 1);
        let copy = m.input("copy", 1);
        let dtype = m.input("dtype", DTYPE_BITS);
        let a = m.input("a", SLOT_BITS);
        let b = m.input("b", SLOT_BITS);
        let s = m.output("s", SLOT_BITS);
        let half = SLOT_BITS / 2;

        m.comment("Serves every type; types of 16 bits from the low half.");
        let low = m.instance("low", &Adder { wide: true });
        m.comment("Serves the high half of types of 16 bits.");
        let high = m.instance("high", &Adder { wide: false });
        for adder in [&low, &high] {
            adder.drive("advance", &advance).drive("dtype", &dtype);
        }
        low.drive("a", &a).drive("b", &b);
        high.drive("a", a.slice(half, half)).drive("b", b.slice(half, half));

        let (mut way, mut kind) = (a, cat(&[&copy, &dtype.eq(u32::from(Dtype::Fp32.code()))]));
        for i in 1..=STAGES {
            let next_way = m.reg(&format!("copy_{i}"), SLOT_BITS).no_reset();
            let next_kind = m.reg(&format!("kind_{i}"), kind.width()).no_reset();
            m.when(&advance, || {
                m.set(&next_way, &way);
                m.set(&next_kind, &kind);
            });
            (way, kind) = (next_way, next_kind);
        }
        let (copies, wide) = (kind.bit(1), kind.bit(0));
        let halves = cat(&[&high.port("sum"), &low.port("sum").slice(0, half)]);
        let sum = wide.mux(&low.port("sum"), &halves);
        m.drive(&s, copies.mux(&way, &sum));
    }
}

#[derive(Clone, Debug, Serialize)]
pub(super) struct Lanes(pub Nmc);

impl Block for Lanes {
    fn name(&self) -> String {
        "nmc_lanes".into()
    }

    fn about(&self) -> String {
        format!(
            "Adds or copies a line a cycle, {STAGES} cycles later. Facts of the line travel along \
             unread."
        )
    }

    fn build(&self, m: &Module) {
        let nmc = &self.0;
        let width = 8 * nmc.line_bytes;
        let facts_width = nmc.line_facts().width();
        let operands = m.stream_in(
            "operands",
            Layout::new()
                .field("a", width)
                .field("b", width)
                .field("copy", 1)
                .field("dtype", DTYPE_BITS)
                .field("facts", facts_width),
        );
        let sums =
            m.stream_out("sums", Layout::new().field("data", width).field("facts", facts_width));

        m.comment("Which stages hold a line, the last stage on the left.");
        let valid = m.reg("stage_valid", STAGES).reset(0);
        let advance = (!valid.top() | &sums.ready).named("advance");
        operands.take(&advance);
        m.when(&advance, || {
            m.set(&valid, cat(&[&valid.slice(0, STAGES - 1), &operands.valid]));
        });
        let mut facts = operands.field("facts");
        for i in 1..=STAGES {
            let next = m.reg(&format!("facts_{i}"), facts_width).no_reset();
            m.when(&advance, || m.set(&next, &facts));
            facts = next;
        }
        let slots = m.instances("slot", width / SLOT_BITS, &Slot);
        let (a, b) = (operands.field("a"), operands.field("b"));
        for (i, slot) in slots.iter().enumerate() {
            let low = i as u32 * SLOT_BITS;
            slot.drive("advance", &advance)
                .drive("copy", operands.field("copy"))
                .drive("dtype", operands.field("dtype"))
                .drive("a", a.slice(low, SLOT_BITS))
                .drive("b", b.slice(low, SLOT_BITS));
        }
        let parts: Vec<Signal> = slots.iter().rev().map(|s| s.port("s")).collect();
        let data = cat(&parts.iter().collect::<Vec<_>>());
        sums.send(valid.top(), &[("data", &data), ("facts", &facts)]);
    }
}
