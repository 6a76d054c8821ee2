//! The lines of a bank, in one memory with one port, behind the encoders and decoders of its words.
//!
//! ```text
//!   data, poison --> encode a word --> | memory | --> decode a word --> data, poison
//!                                                              \--> corrected, uncorrectable
//! ```
//! A line is eight words of 64 bits, each with check bits of its own, and copies of its poison, of
//! which the majority counts. What is corrected on the way out stays wrong in the memory.

use mtia_model::spec::llc::{POISON_COPIES, WORD_CODE, WORDS};
use mtia_rtl::{Block, Memory, Module, Signal, cat, count_bits};
use serde::Serialize;

use super::{LINE, Llc, any_of, join};
use crate::secded::{SecdedDecode, SecdedEncode};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Array(pub Llc);

/// Bits of a word, and with its check bits.
const WORD: u32 = WORD_CODE.data_bits();
const STORED_WORD: u32 = WORD + WORD_CODE.check_bits();

impl Block for Array {
    fn name(&self) -> String {
        "llc_array".into()
    }

    fn about(&self) -> String {
        format!(
            "{} lines with check bits and poison; one is read or written a cycle.",
            self.0.sets * self.0.ways
        )
    }

    fn build(&self, m: &Module) {
        let llc = &self.0;
        let write = m.input("write", 1);
        let read = m.input("read", 1);
        let address = m.input("address", llc.set_bits() + llc.way_bits());
        let data = m.input("data", LINE);
        let poison = m.input("poison", 1);
        m.comment(
            "Bits of one word, and above them copies of the poison, turned over on the way in.",
        );
        let flip_word = m.input("flip_word", mtia_rtl::index_bits(WORDS));
        let flips = m.input("flips", STORED_WORD + POISON_COPIES);
        m.comment("The line read last, its poison, what the decoders found.");
        let data_out = m.output("line", LINE);
        let poison_out = m.output("line_poison", 1);
        let corrected = m.output("corrected", count_bits(WORDS));
        let uncorrectable = m.output("uncorrectable", 1);

        let none = m.zeros(STORED_WORD);
        let mut words = Vec::new();
        for w in 0..WORDS {
            let word = data.slice(w * WORD, WORD);
            let encode = m.instance(&format!("encode_{w}"), &SecdedEncode { data_bits: WORD });
            encode.drive("data", &word);
            let turned = flip_word.eq(w).mux(&flips.slice(0, STORED_WORD), &none);
            words.push(cat(&[&encode.port("check"), &word]) ^ turned);
        }
        words.push(poison.repeat(POISON_COPIES) ^ flips.slice(STORED_WORD, POISON_COPIES));
        let depth = llc.sets * llc.ways;
        let memory = m.memory("lines", Memory::new(depth, llc.stored_bits()).single_port());
        let stored = memory.access(&write, &read, &address, join(&words));

        let mut fixed: Vec<Signal> = Vec::new();
        let (mut ones, mut doubles) = (Vec::new(), Vec::new());
        for w in 0..WORDS {
            let decode = m.instance(&format!("decode_{w}"), &SecdedDecode { data_bits: WORD });
            decode.drive("data", stored.slice(w * STORED_WORD, WORD));
            let check = stored.slice(w * STORED_WORD + WORD, STORED_WORD - WORD);
            decode.drive("check", check);
            fixed.push(decode.port("fixed"));
            ones.push(decode.port("corrected"));
            doubles.push(decode.port("uncorrectable"));
        }
        m.drive(&data_out, join(&fixed));
        let copies = stored.slice(WORDS * STORED_WORD, POISON_COPIES).count_ones();
        m.drive(&poison_out, copies.gt(POISON_COPIES / 2));
        m.drive(&corrected, join(&ones).count_ones());
        m.drive(&uncorrectable, any_of(m, &doubles));
    }
}
