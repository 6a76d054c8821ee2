//! The misses of a bank: which lines are under way, who waits for them, what was written to them
//! meanwhile, and the fill that ends it.
//!
//! ```text
//!   lookup: set, way --> | entries | --> ways under way, the entry of this line, a free entry
//!   open, join, merge -->|         |
//!   local, memory_0, memory_1 ==> fill --> array_write
//!                                      ==> respond
//! ```
//! - `open`: a line gets under way; its first access takes an entry, the primary.
//! - `join`: a further read takes an entry, at the end of the primary's chain.
//! - `merge`: a write to a line under way goes into the primary's bytes.
//!
//! A fill closes its entry: what comes too late waits in the lookup. In its first cycle the line, with
//! the bytes written meanwhile, goes into the array; the reads of the chain are answered one a
//! cycle; then the entry is free.

use mtia_model::spec::address::FRAGMENT_LINE_BITS;
use mtia_model::spec::llc::LINE_BYTES;
use mtia_rtl::{Block, Memory, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

use super::entry::Entry;
use super::{LINE, Llc, any_of, encode, join, lowest, one_hot};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Misses(pub Llc);

impl Block for Misses {
    fn name(&self) -> String {
        "llc_misses".into()
    }

    fn about(&self) -> String {
        format!(
            "{} entries for accesses whose lines are under way, and the fill that ends them.",
            self.0.misses
        )
    }

    fn build(&self, m: &Module) {
        let llc = &self.0;
        let (entries, bits) = (llc.misses, llc.miss_bits());
        let asker = llc.asker().width();
        m.comment("The lookup's set and way: ways under way, whether this line is, its entry, and");
        m.comment("whether that is being filled.");
        let set = m.input("set_index", llc.set_bits());
        let way = m.input("way", llc.way_bits());
        let ways_out = m.output("ways", llc.ways);
        let matched_out = m.output("matched", 1);
        let closing = m.output("closing", 1);
        m.comment("A free entry; how many are taken of each pseudo-channel; whether any is.");
        let free_entry = m.output("free_entry", bits);
        let counts = [0, 1].map(|k| m.output(&format!("taken_{k}"), count_bits(llc.misses)));
        let busy = m.output("busy", 1);
        m.comment("The access in the lookup takes an entry, joins or writes.");
        let open = m.input("open", 1);
        let join_in = m.input("joins", 1);
        let merge = m.input("merge", 1);
        let is_read = m.input("is_read", 1);
        let asker_in = m.input("asker", asker);
        let strobe = m.input("strobe", LINE_BYTES);
        let data = m.input("data", LINE);
        let poison = m.input("poison", 1);
        m.comment("Lines that come back: from the bank itself, from memory.");
        let local = m.stream_in("local", llc.fill());
        let memory = [0, 1].map(|k| m.stream_in(&format!("memory_{k}"), llc.fill()));
        m.comment("A line goes into the array.");
        let array_write = m.output("array_write", 1);
        let array_set = m.output("array_set", llc.set_bits());
        let array_way = m.output("array_way", llc.way_bits());
        m.comment("It, as it is written and as reads get it.");
        let line = m.output("line", LINE);
        let line_poison = m.output("line_poison", 1);
        m.comment("A read that waits is answered with it.");
        let respond = m.stream_out("respond", asker);

        m.section("Entries");
        let used = m.reg("used", entries).reset(0);
        let unused = (!&used).named("unused");
        let free_bit = lowest(&unused).named("free_bit");
        let taken_entry = encode(&free_bit, bits).named("taken_entry");
        m.drive(&free_entry, &taken_entry);
        m.drive(&busy, used.any());
        let takes = &open | &join_in;

        let filling = m.reg("filling", 1).reset(0);
        let first = m.reg("first", 1).no_reset();
        let entry = m.reg("entry", bits).no_reset();
        let at = m.reg("at", bits).no_reset();
        let fill_data = m.reg("fill_data", LINE).no_reset();
        let fill_poison = m.reg("fill_poison", 1).no_reset();
        let begins = m.wire("begins", 1);
        let begin_entry = m.wire("begin_entry", bits);
        let ends = m.wire("ends", 1);
        let (mut ways, mut matches, mut closed) = (Vec::new(), Vec::new(), Vec::new());
        for e in 0..entries {
            let instance = m.instance(&format!("entry_{e}"), &Entry(llc.clone()));
            instance.drive("open", &open & free_bit.bit(e));
            instance.drive("close", &begins & begin_entry.eq(e));
            instance.drive("clear", &ends & entry.eq(e));
            instance.drive("set_index", &set);
            instance.drive("way", &way);
            instance.drive("lookup_set", &set);
            instance.drive("lookup_way", &way);
            ways.push(instance.port("ways"));
            matches.push(instance.port("matched"));
            closed.push(instance.port("matched") & instance.port("closed"));
        }
        m.drive(&ways_out, ways.into_iter().reduce(|a, b| a | b).unwrap_or(m.zeros(llc.ways)));
        let matches = join(&matches).named("match_bits");
        let matched = encode(&matches, bits).named("matched_entry");
        m.drive(&matched_out, matches.any());
        let begins_now = &begins & begin_entry.eq(&matched);
        m.drive(&closing, any_of(m, &closed) | (matches.any() & begins_now));

        m.section("What an entry knows");
        let small =
            |name: &str, width: u32| m.memory(name, Memory::new(entries, width).asynchronous());
        let of_two = |name: &str, width: u32| {
            m.memory(name, Memory::new(entries, width).asynchronous().read_ports(2))
        };
        m.comment("Whether it is a read, and whose.");
        let record = small("record", 1 + asker);
        record.write(&takes, &taken_entry, cat(&[&is_read, &asker_in]));
        let record = record.read_now(&at);
        m.comment("The entry behind it in the chain; the last of a primary's chain.");
        let last = of_two("last", bits);
        let next = small("next", bits);
        next.write(&join_in, last.read_now_at(0, &matched), &taken_entry);
        let next = next.read_now(&at);
        last.write(&takes, open.mux(&taken_entry, &matched), &taken_entry);
        let last = last.read_now_at(1, &entry);
        m.comment("Place of the line (primaries).");
        let place = small("place", llc.set_bits() + llc.way_bits());
        place.write(&open, &taken_entry, cat(&[&set, &way]));
        let place = place.read_now(&entry);
        m.comment("Bytes written meanwhile: which, and whether they are poisoned.");
        let written = of_two("written", LINE_BYTES + 1);
        let old = written.read_now_at(0, &matched);
        let kept_poison = old.top() & !strobe.all();
        let merged = cat(&[&(&poison | kept_poison), &(old.slice(0, LINE_BYTES) | &strobe)]);
        let writes = (&open | &merge).named("writes");
        let target = open.mux(&taken_entry, &matched).named("target");
        written.write(&writes, &target, open.mux(&cat(&[&poison, &strobe]), merged));
        let written = written.read_now_at(1, &entry).named("written_mask");
        let bytes = m.memory("bytes", Memory::new(entries, LINE).byte_enables());
        bytes.write(&writes, &target, &data);
        bytes.write_mask(&strobe);
        let bytes = bytes.read(&begins, &begin_entry);

        m.section("The fill");
        let is_waiting = record.top();
        let steps = &filling & (!is_waiting.clone() | &respond.ready);
        let steps = steps.named("steps");
        respond.send(&filling & &is_waiting, &[("data", &record.slice(0, asker))]);
        m.drive(&ends, &steps & at.eq(&last));
        let can = (!&filling | &ends).named("can");
        m.comment("Which pseudo-channel goes first.");
        let turn = m.reg("turn", 1).reset(0);
        let of_1 = turn.mux(&memory[1].valid, !&memory[0].valid).named("of_1");
        local.take(&can);
        let from_memory = (&can & !&local.valid).named("from_memory");
        memory[0].take(&from_memory & !&of_1);
        memory[1].take(&from_memory & &of_1);
        let either: Signal = &memory[0].valid | &memory[1].valid;
        m.drive(&begins, &can & (&local.valid | &either));
        let choose = |name: &str| {
            let back = of_1.mux(&memory[1].field(name), memory[0].field(name));
            local.valid.mux(&local.field(name), back)
        };
        m.drive(&begin_entry, choose("entry"));
        m.when(&(&from_memory & &either), || m.set(&turn, !&of_1));
        m.when(&steps, || m.set(&at, &next));
        m.set(&first, &begins);
        m.when(&begins, || {
            m.set(&filling, 1);
            m.set(&entry, &begin_entry);
            m.set(&at, &begin_entry);
            m.set(&fill_data, choose("data"));
            m.set(&fill_poison, choose("poison"));
        })
        .elsewhen(&ends, || m.set(&filling, 0));
        let mask: Vec<Signal> = (0..LINE_BYTES).map(|i| written.bit(i).repeat(8)).collect();
        let mask = join(&mask);
        m.drive(&line, (&bytes & &mask) | (&fill_data & !&mask));
        let whole = written.slice(0, LINE_BYTES).all();
        m.drive(&line_poison, written.top() | (&fill_poison & !whole));
        m.drive(&array_write, &filling & &first);
        m.drive(&array_set, place.slice(llc.way_bits(), llc.set_bits()));
        m.drive(&array_way, place.slice(0, llc.way_bits()));

        m.section("Entries that are taken and given back");
        let none = m.zeros(entries);
        let joined_gone = (&steps & at.ne(&entry)).named("joined_gone");
        let gone_at = joined_gone.mux(&one_hot(&at, entries), &none);
        let gone = ends.mux(&one_hot(&entry, entries), &none);
        let more = takes.mux(&free_bit, &none);
        m.set(&used, (&used | more) & !(gone_at | gone));
        debug_assert_eq!(index_bits(entries), bits);
        m.comment("How many are taken, by the pseudo-channel of the set.");
        let of = |set: &Signal| set.bit(FRAGMENT_LINE_BITS);
        let (coming, going) = (of(&set), of(&place.slice(llc.way_bits(), llc.set_bits())));
        for (k, output) in counts.iter().enumerate() {
            let count = m.reg(&format!("count_{k}"), output.width()).reset(0);
            let mine = |channel: &Signal| channel.eq(k as u32);
            let more = &takes & mine(&coming);
            let fewer = mine(&going);
            let fewer = cat(&[&(&joined_gone & &fewer), &(&ends & &fewer)]).count_ones();
            m.set(&count, &count + &more - &fewer);
            m.drive(output, &count);
        }
    }
}
