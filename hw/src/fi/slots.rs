//! Read slots: what the lines of each fragment under way need when they arrive.
//!
//! ```text
//!   open: fragment, entry -->| ring of slots: record, lines missing |--> next, free
//!   link j: slot, line ----->|                                      |--> hit, window, bytes, entry
//!   link j: arrived -------->| lines missing                        |
//! ```
//! Slots are opened in a ring; the next one has to be free, which it is when all lines of its
//! fragment have arrived. All lines of a fragment come over one link.

use mtia_model::spec::fi::FRAGMENT_LINES;
use mtia_rtl::{Block, Layout, Memory, Module, Signal, cat, index_bits};
use serde::Serialize;

use super::{BYTE_BITS, Fi, LINE_BITS, TAG_SLOT_BITS, any_of, field};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Slots(pub Fi);

impl Block for Slots {
    fn name(&self) -> String {
        self.0.part("slots")
    }

    fn about(&self) -> String {
        "Ring of read slots: where the lines of a fragment go, which of them are still missing, \
         and whose they are."
            .into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let (slots, bits) = (fi.read_slots, index_bits(fi.read_slots));
        let record = Layout::new()
            .field("first_line", LINE_BITS)
            .field("last_line", LINE_BITS)
            .field("skip", BYTE_BITS)
            .field("keep", BYTE_BITS)
            .field("base", fi.local_bits())
            .field("entry", fi.entry_bits());
        m.comment("A fragment takes the next slot.");
        let open = m.input("open", 1);
        let parts: Vec<Signal> =
            record.fields().map(|(name, width)| m.input(name, width)).collect();
        let (first_line, last_line) = (&parts[0], &parts[1]);
        let next = m.output("next", bits);
        let free = m.output("free", 1);

        m.section("Ring");
        let head = m.reg("head", bits).reset(0);
        m.when(&open, || m.set(&head, &head + 1));
        m.drive(&next, &head);
        let one = m.lit(slots, 1);
        let none = m.zeros(slots);
        let opened = open.mux(&(&one << &head), &none).named("opened");
        m.comment("Bit s of missing_i: line i of slot s's fragment has not arrived.");
        let missing: Vec<Signal> =
            (0..FRAGMENT_LINES).map(|i| m.reg(&format!("missing_{i}"), slots).reset(0)).collect();
        let taken = &(&missing[0] | &missing[1]) | &(&missing[2] | &missing[3]);
        m.drive(&free, !taken.named("taken").chunk(&head, 1));
        let store = m.memory(
            "records",
            Memory::new(slots, record.width()).asynchronous().read_ports(fi.links),
        );
        store.write(&open, &head, cat(&parts.iter().collect::<Vec<_>>()));

        m.section("Lines");
        let mut arrivals: Vec<Vec<Signal>> = vec![Vec::new(); FRAGMENT_LINES as usize];
        for j in 0..fi.links {
            let name = |what: &str| format!("link_{j}_{what}");
            let slot = m.input(&name("slot"), TAG_SLOT_BITS);
            let line = m.input(&name("line"), LINE_BITS);
            m.comment("The line is taken.");
            let arrived = m.input(&name("arrived"), 1);
            let index = slot.slice(0, bits);
            let held =
                if fi.links == 1 { store.read_now(&index) } else { store.read_now_at(j, &index) };
            let held = held.named(&name("record"));
            let part = |what: &str| field(&record, &held, what);
            let waits: Vec<Signal> = missing.iter().map(|v| v.chunk(&index, 1)).collect();
            let waits = cat(&waits.iter().rev().collect::<Vec<_>>()).chunk(&line, 1);
            let hit = if bits == TAG_SLOT_BITS {
                waits
            } else {
                waits & !slot.slice(bits, TAG_SLOT_BITS - bits).any()
            };
            m.drive(&m.output(&name("hit"), 1), hit);
            let local = fi.local_bits();
            let distance = cat(&[&line, &m.zeros(BYTE_BITS)]).resize(local);
            m.drive(&m.output(&name("window"), local), part("base") + distance);
            let first = line.eq(part("first_line")).mux(&part("skip"), 0);
            m.drive(&m.output(&name("first"), BYTE_BITS), first);
            let last = line.eq(part("last_line")).mux(&part("keep"), m.ones(BYTE_BITS));
            m.drive(&m.output(&name("last"), BYTE_BITS), last);
            m.drive(&m.output(&name("entry"), fi.entry_bits()), part("entry"));
            for (i, list) in arrivals.iter_mut().enumerate() {
                let mine = &arrived & line.eq(i as u32);
                list.push(mine.mux(&(&one << &index), &none));
            }
        }
        for (i, (missing, arrived)) in missing.iter().zip(&arrivals).enumerate() {
            let i = i as u32;
            let wanted = first_line.le(m.lit(LINE_BITS, u128::from(i)))
                & last_line.ge(m.lit(LINE_BITS, u128::from(i)));
            let more = wanted.mux(&opened, &none);
            m.set(missing, (missing & !any_of(arrived)) | more);
        }
    }
}
