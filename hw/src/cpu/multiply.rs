//! Multiplier: takes operands in the execution stage, gives the product in the next cycle.
//!
//! ```text
//!   a, b, operation --enable--> | 33 bits each, signed | --x--> | low or high half | --> product
//! ```
//! One multiplication a cycle. Operands are extended by one bit, the sign where they are signed, so
//! that one signed product serves all four instructions.

use mtia_rtl::{Block, Module, cat};
use serde::Serialize;

/// The multiplier.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Multiply;

impl Block for Multiply {
    fn name(&self) -> String {
        "cpu_multiply".into()
    }

    fn about(&self) -> String {
        "Multiplies two numbers of 32 bits: operands at one clock edge, the half of the product \
         that MUL, MULH, MULHSU or MULHU asks for in the cycle after it."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("Takes the operands at the end of this cycle.");
        let enable = m.input("enable", 1);
        m.comment("The two low bits of funct3: MUL, MULH, MULHSU, MULHU.");
        let operation = m.input("operation", 2);
        let a = m.input("a", 32);
        let b = m.input("b", 32);
        let product = m.output("product", 32);

        let a_signed = operation.ne(3);
        let b_signed = !operation.bit(1);
        let held_a = m.reg("held_a", 33).no_reset();
        let held_b = m.reg("held_b", 33).no_reset();
        let high = m.reg("high", 1).no_reset();
        m.when(&enable, || {
            m.set(&held_a, cat(&[&(a_signed & a.top()), &a]));
            m.set(&held_b, cat(&[&(b_signed & b.top()), &b]));
            m.set(&high, operation.any());
        });
        let whole = (held_a.signed() * held_b.signed()).unsigned().named("whole");
        m.drive(&product, high.mux(&whole.slice(32, 32), whole.slice(0, 32)));
        m.unused(&whole.slice(64, 2), "copies of the sign");
    }
}
