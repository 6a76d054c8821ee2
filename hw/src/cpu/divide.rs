//! Divider: one bit of the quotient a cycle, of magnitudes; signs are put on at the end.
//!
//! ```text
//!   start: |a|, |b| --> | remainder : quotient | <-- shift left, subtract the divisor if it fits
//!                            done: quotient or remainder, with its sign --> result
//! ```
//! Leading bytes of the dividend that are zero are skipped, so a division takes 8, 16, 24 or 32
//! steps, after one cycle to start and before one in which `done` is high. A zero divisor gives
//! all ones and the dividend, as RISC-V has it; the one overflow comes out right by itself.

use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

/// The divider.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Divide;

impl Block for Divide {
    fn name(&self) -> String {
        "cpu_divide".into()
    }

    fn about(&self) -> String {
        "Divides two numbers of 32 bits, signed or not: a bit of the quotient a cycle, without \
         the leading zero bytes of the dividend. The result stands until the next start."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("Takes the operands at the end of this cycle.");
        let start = m.input("start", 1);
        m.comment("The two low bits of funct3: DIV, DIVU, REM, REMU.");
        let operation = m.input("operation", 2);
        let a = m.input("a", 32);
        let b = m.input("b", 32);
        let done = m.output("done", 1);
        let result = m.output("result", 32);

        let signed = !operation.bit(0);
        let negative = |x: &Signal| &signed & x.top();
        let [a_negative, b_negative] =
            [("a_negative", &a), ("b_negative", &b)].map(|(name, x)| negative(x).named(name));
        let zero = m.zeros(32);
        let dividend = a_negative.mux(&(&zero - &a), &a).named("dividend");
        let magnitude = b_negative.mux(&(&zero - &b), &b);

        m.comment("Steps still to do.");
        let steps = m.reg("steps", 6).reset(0);
        let quotient = m.reg("quotient", 32).no_reset();
        let remainder = m.reg("remainder", 32).no_reset();
        let divisor = m.reg("divisor", 32).no_reset();
        m.comment("The result is the remainder; its sign is to be turned.");
        let of_remainder = m.reg("of_remainder", 1).no_reset();
        let negate = m.reg("negate", 1).no_reset();

        m.section("Start");
        let byte_3 = dividend.slice(24, 8).any().named("byte_3");
        let byte_2 = dividend.slice(16, 8).any().named("byte_2");
        let byte_1 = dividend.slice(8, 8).any().named("byte_1");
        let shifted = |bytes: u32| match bytes {
            0 => dividend.clone(),
            n => cat(&[&dividend.slice(0, 32 - 8 * n), &m.zeros(8 * n)]),
        };
        let pick = |choice: [Signal; 4]| {
            let [all, three, two, one] = choice;
            byte_3.mux(&all, byte_2.mux(&three, byte_1.mux(&two, &one)))
        };
        let first = pick([0, 1, 2, 3].map(shifted)).named("first");
        let needed = pick([32, 24, 16, 8].map(|n| m.lit(6, n))).named("needed");
        let turn = operation.bit(1).mux(&a_negative, &a_negative ^ &b_negative);

        m.section("Steps");
        let risen = cat(&[&remainder, &quotient.top()]).named("risen");
        let rest = risen.sub_full(divisor.resize(33)).named("rest");
        let fits = (!rest.top()).named("fits");
        let busy = steps.ne(0).named("busy");
        m.unused(&rest.bit(32), "0 where the divisor fits");
        m.when(&start, || {
            m.set(&steps, &needed);
            m.set(&quotient, &first);
            m.set(&remainder, 0);
            m.set(&divisor, &magnitude);
            m.set(&of_remainder, operation.bit(1));
            m.set(&negate, &turn);
        })
        .elsewhen(&busy, || {
            m.set(&steps, &steps - 1);
            m.set(&quotient, cat(&[&quotient.slice(0, 31), &fits]));
            m.set(&remainder, fits.mux(&rest.slice(0, 32), risen.slice(0, 32)));
        });

        m.section("Result");
        let value = of_remainder.mux(&remainder, &quotient).named("value");
        let signed_value = negate.mux(&(&zero - &value), &value);
        let by_zero = (!&of_remainder & !divisor.any()).named("by_zero");
        m.drive(&result, by_zero.mux(&m.ones(32), &signed_value));
        m.drive(&done, !&busy);
    }
}
