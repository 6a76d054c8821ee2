//! Write slots: which fragments await their acknowledgement, and of which command.
//!
//! ```text
//!   open: entry -->| ring of slots |--> next, free
//!   control_down =>|               |--> answer for a command
//! ```

use mtia_model::spec::flit::{ControlKind, TAG_BITS};
use mtia_rtl::{Block, Memory, Module, index_bits};
use serde::Serialize;

use super::{Fi, control_field};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Acks(pub Fi);

impl Block for Acks {
    fn name(&self) -> String {
        self.0.part("acks")
    }

    fn about(&self) -> String {
        "Ring of write slots, each taken from its fragment's turn to the acknowledgement.".into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let (slots, bits) = (fi.write_slots, index_bits(fi.write_slots));
        m.comment("A fragment takes the next slot.");
        let open = m.input("open", 1);
        let entry = m.input("entry", fi.entry_bits());
        let next = m.output("next", bits);
        let free = m.output("free", 1);
        let down = m.stream_in("control_down", fi.control_down());

        m.section("Ring");
        let head = m.reg("head", bits).reset(0);
        m.when(&open, || m.set(&head, &head + 1));
        m.drive(&next, &head);
        m.comment("Slots whose fragment is not acknowledged.");
        let waiting = m.reg("waiting", slots).reset(0);
        m.drive(&free, !waiting.chunk(&head, 1));
        let entries = m.memory("entries", Memory::new(slots, fi.entry_bits()).asynchronous());
        entries.write(&open, &head, &entry);

        m.section("Acknowledgements");
        down.take(1);
        let payload = down.field("payload");
        let part = |name: &str| control_field(&payload, name);
        for name in ["address", "lines", "bank", "steering", "source", "reply"] {
            m.unused(&part(name), "means nothing in an acknowledgement");
        }
        let (kind, tag) = (part("kind"), part("tag"));
        let failed = kind.eq(ControlKind::AckError as u32).named("failed");
        let acknowledges = kind.eq(ControlKind::Ack as u32) | &failed;
        let slot = tag.slice(0, bits);
        let of_slot = !tag.slice(bits, TAG_BITS - bits).any();
        let hit = &down.valid & acknowledges & of_slot & waiting.chunk(&slot, 1);
        let hit = hit.named("hit");
        let one = m.lit(slots, 1);
        let none = m.zeros(slots);
        let opened = open.mux(&(&one << &head), &none).named("opened");
        let closed = hit.mux(&(&one << &slot), &none).named("closed");
        m.set(&waiting, (&waiting & !&closed) | &opened);

        m.section("Answers");
        let reg = |name: &str, width: u32| m.reg(name, width);
        let hit_held = reg("hit_held", 1).reset(0);
        let stray_held = reg("stray_held", 1).reset(0);
        let failed_held = reg("failed_held", 1).reset(0);
        let entry_held = reg("entry_held", fi.entry_bits()).no_reset();
        m.set(&hit_held, &hit);
        m.set(&stray_held, &down.valid & !&hit);
        m.set(&failed_held, &hit & &failed);
        m.set(&entry_held, entries.read_now(&slot));
        m.drive(&m.output("answer", 1), &hit_held);
        m.drive(&m.output("answer_entry", fi.entry_bits()), &entry_held);
        m.drive(&m.output("answer_error", 1), &failed_held);
        m.comment("A flit that nobody waits for.");
        m.drive(&m.output("stray", 1), &stray_held);
    }
}
