//! The tags of a bank: read a set ahead of the lookup, checked and compared in it.
//!
//! ```text
//!   front: read, read_set --> | memory a way | --> decode a way --> valid, dirty, equal
//!   write_ways, write_word --> encode --^   \--- what was written at the same edge
//! ```
//! Each word holds tag, dirty and valid, with check bits of its own: one wrong bit is corrected at
//! every lookup (and stays in the memory until the tag is written again), a way with more counts as
//! invalid. Beside them stands, for each set, which ways were used lately.

use mtia_rtl::{Block, Memory, Module, Signal, cat, count_bits};
use serde::Serialize;

use super::{Llc, any_of, join};
use crate::secded::{SecdedDecode, SecdedEncode};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Tags(pub Llc);

impl Block for Tags {
    fn name(&self) -> String {
        "llc_tags".into()
    }

    fn about(&self) -> String {
        format!(
            "Tags of {} sets of {} ways, each with check bits of its own, and which ways were used \
             lately.",
            self.0.sets, self.0.ways
        )
    }

    fn build(&self, m: &Module) {
        let llc = &self.0;
        let word_bits = llc.tag_bits() + 2;
        m.comment("A set is read for the access that enters the lookup.");
        let read = m.input("read", 1);
        let read_set = m.input("read_set", llc.set_bits());
        m.comment("The access in the lookup: its set, its tag, the ways that count, its way.");
        let set = m.input("set_index", llc.set_bits());
        let wanted = m.input("wanted", llc.tag_bits());
        let cache = m.input("cache", llc.ways);
        let way = m.input("way", llc.way_bits());
        m.comment("What is written: ways of a set, tag above dirty above valid, bits turned over.");
        let write_ways = m.input("write_ways", llc.ways);
        let write_set = m.input("write_set", llc.set_bits());
        let write_word = m.input("write_word", word_bits);
        let flips = m.input("flips", llc.stored_tag_bits());
        let write_used = m.input("write_used", 1);
        let used_word = m.input("used_word", llc.ways);
        m.comment("Of each way that counts: valid, written to, of the wanted tag.");
        let valid = m.output("valid", llc.ways);
        let dirty = m.output("dirty", llc.ways);
        let equal = m.output("equal", llc.ways);
        m.comment("Tags with one wrong bit, and whether one has more.");
        let corrected = m.output("corrected", count_bits(llc.ways));
        let lost = m.output("lost", 1);
        m.comment("The tag in the access's way; ways used lately.");
        let tag_in_way = m.output("tag_in_way", llc.tag_bits());
        let used = m.output("used", llc.ways);

        let encode = m.instance("encode", &SecdedEncode { data_bits: word_bits });
        encode.drive("data", &write_word);
        let stored = cat(&[&encode.port("check"), &write_word]) ^ &flips;
        let stored = stored.named("stored");

        m.section("What was written last: a read at the same edge returned the older word");
        let last_ways = m.reg("last_ways", llc.ways).reset(0);
        let last_set = m.reg("last_set", llc.set_bits()).no_reset();
        let last_word = m.reg("last_word", stored.width()).no_reset();
        m.when(&write_ways.any(), || {
            m.set(&last_ways, &write_ways);
            m.set(&last_set, &write_set);
            m.set(&last_word, &stored);
        });
        let again = last_set.eq(&set).named("again");

        m.section("Ways");
        let mut outcomes: Vec<[Signal; 6]> = Vec::new();
        for w in 0..llc.ways {
            let memory = m.memory(&format!("way_{w}"), Memory::new(llc.sets, stored.width()));
            memory.write(write_ways.bit(w), &write_set, &stored);
            let word = (&again & last_ways.bit(w)).mux(&last_word, memory.read(&read, &read_set));
            let word = word.named(&format!("word_{w}"));
            let decode = m.instance(&format!("decode_{w}"), &SecdedDecode { data_bits: word_bits });
            decode.drive("data", word.slice(0, word_bits));
            decode.drive("check", word.slice(word_bits, word.width() - word_bits));
            let fixed = decode.port("fixed");
            let counts = cache.bit(w);
            let bad = decode.port("uncorrectable") & &counts;
            let is_valid = fixed.bit(0) & &counts & !&bad;
            let tag = fixed.slice(2, llc.tag_bits());
            outcomes.push([
                is_valid.clone(),
                is_valid & fixed.bit(1),
                tag.eq(&wanted),
                decode.port("corrected") & counts,
                bad,
                tag,
            ]);
        }
        let all = |k: usize| outcomes.iter().map(|o| o[k].clone()).collect::<Vec<_>>();
        m.drive(&valid, join(&all(0)));
        m.drive(&dirty, join(&all(1)));
        m.drive(&equal, join(&all(2)));
        m.drive(&corrected, join(&all(3)).count_ones());
        m.drive(&lost, any_of(m, &all(4)));
        m.drive(&tag_in_way, join(&all(5)).chunk(&way, llc.tag_bits()));

        m.section("Ways used lately");
        let memory = m.memory("used_lately", Memory::new(llc.sets, llc.ways));
        memory.write(&write_used, &write_set, &used_word);
        let last_used = m.reg("last_used", 1).reset(0);
        let last_used_set = m.reg("last_used_set", llc.set_bits()).no_reset();
        let last_used_word = m.reg("last_used_word", llc.ways).no_reset();
        m.when(&write_used, || {
            m.set(&last_used, 1);
            m.set(&last_used_set, &write_set);
            m.set(&last_used_word, &used_word);
        });
        let again = &last_used & last_used_set.eq(&set);
        m.drive(&used, again.mux(&last_used_word, memory.read(&read, &read_set)));
    }
}
