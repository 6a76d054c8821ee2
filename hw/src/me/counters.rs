//! Counters of a message engine, read as two words each.
//!
//! ```text
//!   events --> | one register each | --> word at the offset
//! ```
//! The list, with the event of each, is `mtia_model::spec::me::COUNTERS`.

use mtia_model::spec::me::{COUNTER_BITS, COUNTER_OFFSET, COUNTER_STRIDE, CounterId};
use mtia_rtl::{Block, Module};
use serde::Serialize;

use super::registers::offset_bits;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Counters;

impl Block for Counters {
    fn name(&self) -> String {
        "me_counters".into()
    }

    fn about(&self) -> String {
        format!(
            "Counters of {COUNTER_BITS} bits. Each grows by one in a cycle in which its input is \
             high. An offset without a counter reads as 0."
        )
    }

    fn build(&self, m: &Module) {
        let mut words = Vec::new();
        for id in CounterId::ALL {
            let counter = id.counter();
            m.comment(counter.event);
            let event = m.input(counter.name, 1);
            let value = m.reg(&format!("{}_count", counter.name), COUNTER_BITS).reset(0);
            m.set(&value, &value + event);
            let first = u64::from((COUNTER_OFFSET + id as u32 * COUNTER_STRIDE) / 4);
            words.push((first, value.slice(0, 32)));
            words.push((first + 1, value.slice(32, COUNTER_BITS - 32)));
        }
        let offset = m.input("offset", offset_bits());
        m.unused(&offset.slice(0, 2), "a word is read as a whole");
        let word = m.output("word", 32);
        let index = offset.slice(2, offset_bits() - 2);
        m.drive(&word, index.case("chosen", &words, &m.zeros(32)));
    }
}
