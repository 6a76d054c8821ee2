//! Arithmetic and logic of the base instruction set, and the conditions of branches. No state.
//!
//! ```text
//!   a, b --> | add, subtract, shift, compare, and, or, xor | --> result
//!                          \--> | funct3 | --> taken (branches)
//! ```

use mtia_rtl::{Block, Module, cat};
use serde::Serialize;

/// The ALU.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Alu;

impl Block for Alu {
    fn name(&self) -> String {
        "cpu_alu".into()
    }

    fn about(&self) -> String {
        "Arithmetic, logic and shifts of RV32I by funct3, and whether a branch is taken.".into()
    }

    fn build(&self, m: &Module) {
        m.comment("What to compute, or of which branch the condition, as the field funct3.");
        let operation = m.input("operation", 3);
        m.comment("Subtract in place of add; shift in copies of the sign in place of zeros.");
        let alternate = m.input("alternate", 1);
        m.comment("The condition is that of a branch.");
        let branch = m.input("branch", 1);
        let a = m.input("a", 32);
        let b = m.input("b", 32);
        let result = m.output("result", 32);
        let taken = m.output("taken", 1);

        let difference = a.sub_full(&b).named("difference");
        // BLTU and BGEU, SLTU.
        let unsigned = branch.mux(&operation.bit(1), operation.bit(0)).named("unsigned_order");
        let signs_differ = a.top() ^ b.top();
        let below = difference.bit(32);
        let less = (!&unsigned & &signs_differ).mux(&a.top(), &below).named("less");
        let equal = a.eq(&b).named("equal");

        let distance = b.slice(0, 5).named("distance");
        let fill = (&alternate & a.top()).named("fill");
        let right = cat(&[&fill, &a]).signed() >> &distance;
        let right = right.unsigned().named("shifted_right");
        let flag = cat(&[&m.zeros(31), &less]);
        let sum = alternate.mux(&difference.slice(0, 32), &a + &b);
        let by_operation = operation.case(
            "by_operation",
            &[
                (0, sum),
                (1, &a << &distance),
                (2, flag.clone()),
                (3, flag),
                (4, &a ^ &b),
                (5, right.slice(0, 32)),
                (6, &a | &b),
            ],
            &(&a & &b),
        );
        m.drive(&result, by_operation);
        m.drive(&taken, operation.bit(2).mux(&less, &equal) ^ operation.bit(0));
    }
}
