//! Landing of one link: takes the lines that come over it to the local store.
//!
//! ```text
//!   data_down ==>| look up | line, place |==> store_write (address, strobe, data)
//!                |    ^    |             |--> answer for a command, what is counted
//!        slots, channels --+
//! ```
//! A line that nobody waits for, that is meant for another logical row, or that is erroneous or
//! poisoned leaves in the next cycle and is not stored. A line that is stored leaves, and counts as
//! an answer, when the local store takes it.

use mtia_model::spec::fi::{CHANNEL_BITS, NUMBER_BITS};
use mtia_model::spec::flit::{DataKind, GROUP_ROW_BITS, Reply};
use mtia_rtl::{Block, Module};
use serde::Serialize;

use super::{BYTE_BITS, Fi, LINE_BITS, TAG_SLOT_BITS, strobe};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Landing(pub Fi);

impl Block for Landing {
    fn name(&self) -> String {
        self.0.part("landing")
    }

    fn about(&self) -> String {
        "Takes the lines of one link to the local store, and tells the table of each.".into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let (local_bits, entry_bits) = (fi.local_bits(), fi.entry_bits());
        let down = m.stream_in("data_down", fi.data_down());
        let store = m.stream_out("store_write", fi.store_write());
        let logical_row = m.input("logical_row", GROUP_ROW_BITS);
        m.comment("Asked of slots and channels.");
        let slot = m.output("slot", TAG_SLOT_BITS);
        let channel = m.output("channel", CHANNEL_BITS);
        let number = m.output("number", NUMBER_BITS);
        let line = m.output("line", LINE_BITS);
        m.comment("What the slots answer.");
        let slot_hit = m.input("slot_hit", 1);
        let slot_window = m.input("slot_window", local_bits);
        let slot_first = m.input("slot_first", BYTE_BITS);
        let slot_last = m.input("slot_last", BYTE_BITS);
        let slot_entry = m.input("slot_entry", entry_bits);
        m.comment("What the channels answer.");
        let channel_hit = m.input("channel_hit", 1);
        let channel_window = m.input("channel_window", local_bits);
        let channel_entry = m.input("channel_entry", entry_bits);

        m.section("What comes");
        let payload = down.field("payload");
        let part = |name: &str| fi.data_field(&payload, name);
        let tag = part("tag");
        m.drive(&slot, tag.slice(0, TAG_SLOT_BITS));
        m.drive(&channel, tag.slice(NUMBER_BITS, CHANNEL_BITS));
        m.drive(&number, tag.slice(0, NUMBER_BITS));
        m.drive(&line, part("line"));
        for name in ["strobe", "address", "source", "steering", "last"] {
            m.unused(&part(name), "means nothing in a response");
        }
        let response = part("kind").eq(DataKind::ReadResponse as u32).named("response");
        let broadcast = tag.top().named("broadcast");
        let of_row = part("reply").eq(Reply::Row as u32);
        let other_row = part("group_row").ne(&logical_row);
        let foreign = (&response & &broadcast & of_row & other_row).named("foreign");
        let known = broadcast.mux(&(&channel_hit & !&foreign), &slot_hit);
        let hit = (&response & known).named("hit");

        m.section("What waits for the local store");
        let full = m.reg("full", 1).reset(0);
        let stores = m.reg("stores", 1).reset(0);
        let hold = |name: &str, width: u32| m.reg(&format!("held_{name}"), width).no_reset();
        let data_held = hold("data", part("data").width());
        let window_held = hold("window", local_bits);
        let (first_held, last_held) = (hold("first", BYTE_BITS), hold("last", BYTE_BITS));
        let entry_held = hold("entry", entry_bits);
        let [broadcast_held, hit_held, foreign_held, error_held, poison_held] =
            ["broadcast", "hit", "foreign", "error", "poison"].map(|name| hold(name, 1));
        let leaves = (&full & (!&stores | &store.ready)).named("leaves");
        down.take(!&full | !&stores | &store.ready);
        let takes = down.fires().named("takes");
        m.drive(&m.output("arrived", 1), &takes & &hit & !&broadcast);
        m.when(&takes, || {
            let error = (&hit & part("error")).named("error");
            let poison = (&hit & !part("error") & part("poison")).named("poison");
            m.set(&full, 1);
            m.set(&stores, &hit & !&error & !&poison);
            m.set(&data_held, part("data"));
            m.set(&window_held, broadcast.mux(&channel_window, &slot_window));
            m.set(&first_held, broadcast.mux(&m.zeros(BYTE_BITS), &slot_first));
            m.set(&last_held, broadcast.mux(&m.ones(BYTE_BITS), &slot_last));
            m.set(&entry_held, broadcast.mux(&channel_entry, &slot_entry));
            m.set(&broadcast_held, &broadcast);
            m.set(&hit_held, &hit);
            m.set(&foreign_held, &foreign);
            m.set(&error_held, &error);
            m.set(&poison_held, &poison);
        })
        .elsewhen(&leaves, || m.set(&full, 0));
        store.send(
            &full & &stores,
            &[
                ("address", &window_held),
                ("strobe", &strobe(&first_held, &last_held)),
                ("data", &data_held),
            ],
        );

        m.section("What is told");
        m.comment("An answer for a command.");
        m.drive(&m.output("answer", 1), &leaves & &hit_held);
        m.drive(&m.output("answer_entry", entry_bits), &entry_held);
        m.drive(&m.output("answer_error", 1), &leaves & &error_held);
        m.drive(&m.output("answer_poison", 1), &leaves & &poison_held);
        m.comment("A line is stored, with so many bytes; it is a broadcast's; it waits.");
        let stored = store.fires().named("stored");
        m.drive(&m.output("stored_line", 1), &stored);
        let bytes = last_held.resize(BYTE_BITS + 1) - first_held.resize(BYTE_BITS + 1) + 1;
        m.drive(&m.output("stored_bytes", BYTE_BITS + 1), stored.mux(&bytes, 0));
        m.drive(&m.output("stored_broadcast", 1), &stored & &broadcast_held);
        m.drive(&m.output("waits", 1), &store.valid & !&store.ready);
        m.comment("A line is dropped: it is for another logical row, or nobody waits for it.");
        m.drive(&m.output("dropped_foreign", 1), &leaves & &foreign_held);
        m.drive(&m.output("dropped_stray", 1), &leaves & !&foreign_held & !&hit_held);
    }
}
