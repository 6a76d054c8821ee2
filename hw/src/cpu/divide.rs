//! Divider: some bits of the quotient a cycle, of magnitudes; signs are put on at the end.
//!
//! ```text
//!   start: |a|, |b| --> | remainder : quotient | <-- shift left, subtract the divisor if it fits,
//!                                   |                as often as there are bits a cycle
//!                            done: quotient or remainder, with its sign --> result
//! ```
//! Leading bytes of the dividend that are zero are skipped, so that a division takes 4, 8, 12 or 16
//! steps of two bits, after one cycle to start and before one in which `done` is high. A zero divisor gives
//! all ones and the dividend, as RISC-V has it; the one overflow comes out right by itself.

use mtia_model::spec::cpu::XLEN;
use mtia_model::spec::cpu::pipeline::{DIVIDE_BITS, DIVIDE_GROUP};
use mtia_rtl::{Block, Module, Signal, cat, count_bits};
use serde::Serialize;

/// Steps of a division of which nothing is skipped.
const ALL_STEPS: u32 = XLEN / DIVIDE_BITS;
/// Bits of a number of steps.
const STEP_BITS: u32 = count_bits(ALL_STEPS);

/// The divider.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Divide;

impl Block for Divide {
    fn name(&self) -> String {
        "cpu_divide".into()
    }

    fn about(&self) -> String {
        format!(
            "Divides two numbers of 32 bits, signed or not: {DIVIDE_BITS} bits of the quotient a \
             cycle, without the leading zero bytes of the dividend. The result stands until the \
             next start."
        )
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
        let steps = m.reg("steps", STEP_BITS).reset(0);
        let quotient = m.reg("quotient", 32).no_reset();
        let remainder = m.reg("remainder", 32).no_reset();
        let divisor = m.reg("divisor", 32).no_reset();
        m.comment("The result is the remainder; its sign is to be turned.");
        let of_remainder = m.reg("of_remainder", 1).no_reset();
        let negate = m.reg("negate", 1).no_reset();

        m.section("Start");
        let groups = XLEN / DIVIDE_GROUP;
        // Group 0 is the lowest; the highest that is not zero decides, the lowest if all are.
        let zero_above = |group: u32| {
            let low = group * DIVIDE_GROUP;
            !dividend.slice(low, XLEN - low).any()
        };
        let (mut first, mut needed) = (dividend.clone(), m.lit(STEP_BITS, u128::from(ALL_STEPS)));
        for group in (1..groups).rev() {
            let left = XLEN - group * DIVIDE_GROUP;
            let shifted = cat(&[&dividend.slice(0, XLEN - left), &m.zeros(left)]);
            let steps = m.lit(STEP_BITS, u128::from(group * DIVIDE_GROUP / DIVIDE_BITS));
            let skips = zero_above(group).named(&format!("zero_from_{}", group * DIVIDE_GROUP));
            first = skips.mux(&shifted, &first);
            needed = skips.mux(&steps, &needed);
        }
        let (first, needed) = (first.named("first"), needed.named("needed"));
        let turn = operation.bit(1).mux(&a_negative, &a_negative ^ &b_negative);

        m.section("Steps");
        let (mut rest, mut bits) = (remainder.clone(), Vec::new());
        for bit in 0..DIVIDE_BITS {
            let risen = cat(&[&rest, &quotient.bit(XLEN - 1 - bit)]);
            let risen = risen.named(&format!("risen_{bit}"));
            let less = risen.sub_full(divisor.resize(XLEN + 1)).named(&format!("less_{bit}"));
            let fits = (!less.top()).named(&format!("fits_{bit}"));
            m.unused(&less.bit(XLEN), "0 where the divisor fits");
            rest = fits.mux(&less.slice(0, XLEN), risen.slice(0, XLEN));
            rest = rest.named(&format!("rest_{bit}"));
            bits.push(fits);
        }
        let bits = cat(&bits.iter().collect::<Vec<_>>());
        let busy = steps.ne(0).named("busy");
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
            m.set(&quotient, cat(&[&quotient.slice(0, XLEN - DIVIDE_BITS), &bits]));
            m.set(&remainder, &rest);
        });

        m.section("Result");
        let value = of_remainder.mux(&remainder, &quotient).named("value");
        let signed_value = negate.mux(&(&zero - &value), &value);
        let by_zero = (!&of_remainder & !divisor.any()).named("by_zero");
        m.drive(&result, by_zero.mux(&m.ones(32), &signed_value));
        m.drive(&done, !&busy);
    }
}
