//! Writer: sends the lines of writes.
//!
//! ```text
//!   load, command -->| splitter |--> stage --> address map --> lines ==> store_read
//!                    |   slot   |                                |
//!                    +----------+                              asked (queue)
//!                                                                |
//!                                        store_read_data ==> join --> out ==> data_up_j
//!                                                                      ^
//!                                                                   bucket
//! ```
//! The local store may take any time; the windows that it was asked for wait in a queue without
//! their data. A fragment needs a free write slot; its last line says that it is to be acknowledged.

use mtia_model::spec::fi::{ADDRESS_BITS, DEPTH_BITS, RATE_BITS};
use mtia_model::spec::flit::{
    ADDRESS_BITS as BANK_ADDRESS_BITS, DataKind, KIND_BITS, SOURCE_BITS, STEERING_BITS, TAG_BITS,
};
use mtia_rtl::{Block, Layout, Module, Signal, cat, index_bits};
use serde::Serialize;

use super::bucket::{Bucket, LINES_BITS};
use super::splitter::Splitter;
use super::{BYTE_BITS, Fi, LINE_BITS, any_of, strobe};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Writer(pub Fi);

impl Block for Writer {
    fn name(&self) -> String {
        self.0.part("writer")
    }

    fn about(&self) -> String {
        "Reads windows of the local store and sends them as lines, one a cycle.".into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let local_bits = fi.local_bits();
        let slot_bits = index_bits(fi.write_slots);
        m.comment("The next command, and whether it can be taken.");
        let load = m.input("load", 1);
        let address = m.input("address", ADDRESS_BITS);
        let local = m.input("local_address", local_bits);
        let length = m.input("length", fi.length_bits);
        let steering = m.input("steering", STEERING_BITS);
        let entry = m.input("entry", fi.entry_bits());
        let free = m.output("free", 1);
        m.comment("The ring of slots.");
        let slot_free = m.input("slot_free", 1);
        let slot_next = m.input("slot_next", slot_bits);
        let slot_open = m.output("slot_open", 1);
        let slot_entry = m.output("slot_entry", fi.entry_bits());
        m.comment("This client, and its bucket.");
        let source = m.input("source", SOURCE_BITS);
        let rate = m.input("rate", RATE_BITS);
        let depth = m.input("depth", DEPTH_BITS);
        let ask = m.stream_out("store_read", fi.store_read());
        let got = m.stream_in("store_read_data", fi.store_read_data());
        let ups: Vec<_> =
            (0..fi.links).map(|j| m.stream_out(&format!("data_up_{j}"), fi.data_up(j))).collect();

        m.section("Fragments");
        let splitter = m.instance("splitter", &Splitter(fi.clone()));
        splitter
            .drive("load", &load)
            .drive("address", &address)
            .drive("local_address", &local)
            .drive("length", &length);
        let hold = |name: &str, width: u32| m.reg(name, width).no_reset();
        let steering_held = hold("steering_held", STEERING_BITS);
        let entry_held = hold("entry_held", fi.entry_bits());
        m.when(&load, || {
            m.set(&steering_held, &steering);
            m.set(&entry_held, &entry);
        });
        let stage_full = m.reg("stage_full", 1).reset(0);
        let lines_full = m.reg("lines_full", 1).reset(0);
        let line = hold("line", LINE_BITS);
        let last_line = hold("last_line", LINE_BITS);
        let at_last = line.eq(&last_line).named("at_last");
        let asks = ask.fires().named("asks");
        let lines_free = (!&lines_full | (&asks & &at_last)).named("lines_free");
        let stage_free = (!&stage_full | &lines_free).named("stage_free");
        let active = splitter.port("active");
        m.unused(&splitter.port("number"), "names fragments of broadcasts");
        let issues = (&active & &stage_free & &slot_free).named("issues");
        splitter.drive("advance", &issues);
        m.drive(&free, !&active | (&issues & splitter.port("last")));
        m.drive(&slot_open, &issues);
        m.drive(&slot_entry, &entry_held);
        m.comment("A fragment waits for a slot.");
        m.drive(&m.output("waits_for_slot", 1), &active & !&slot_free);

        m.section("Address map");
        let fields = [
            ("block", fi.block_bits()),
            ("first_line", LINE_BITS),
            ("last_line", LINE_BITS),
            ("skip", BYTE_BITS),
            ("keep", BYTE_BITS),
            ("base", local_bits),
        ];
        let staged: Vec<Signal> =
            fields.iter().map(|(name, width)| hold(&format!("stage_{name}"), *width)).collect();
        let stage_steering = hold("stage_steering", STEERING_BITS);
        let stage_slot = hold("stage_slot", slot_bits);
        m.when(&issues, || {
            m.set(&stage_full, 1);
            for ((name, _), reg) in fields.iter().zip(&staged) {
                m.set(reg, splitter.port(name));
            }
            m.set(&stage_steering, &steering_held);
            m.set(&stage_slot, &slot_next);
        })
        .elsewhen(&lines_free, || m.set(&stage_full, 0));
        let place = fi.locate(m, &staged[0], &staged[1]);

        m.section("Lines");
        let [column_bits, row_bits, _] = fi.header_bits();
        let lane_bits = fi.data_up_lane_bits();
        let lane = hold("lane", lane_bits);
        let columns = hold("columns", column_bits);
        let rows = hold("rows", row_bits);
        let bank_line = hold("bank_line", BANK_ADDRESS_BITS);
        let at_first = hold("at_first", 1);
        let (skip, keep) = (hold("skip", BYTE_BITS), hold("keep", BYTE_BITS));
        let base = hold("base", local_bits);
        let lines_steering = hold("lines_steering", STEERING_BITS);
        let slot = hold("slot", slot_bits);
        m.when(&(&stage_full & &lines_free), || {
            m.set(&lines_full, 1);
            m.set(&lane, &place.lane);
            m.set(&columns, &place.columns);
            m.set(&rows, &place.rows);
            m.set(&bank_line, &place.line);
            m.set(&line, &staged[1]);
            m.set(&last_line, &staged[2]);
            m.set(&at_first, 1);
            m.set(&skip, &staged[3]);
            m.set(&keep, &staged[4]);
            m.set(&base, &staged[5]);
            m.set(&lines_steering, &stage_steering);
            m.set(&slot, &stage_slot);
        })
        .elsewhen(&asks, || {
            m.set(&lines_full, !&at_last);
            m.set(&bank_line, &bank_line + 1);
            m.set(&line, &line + 1);
            m.set(&at_first, 0);
        });
        let layout = Layout::new()
            .field("lane", lane_bits)
            .field("columns", column_bits)
            .field("rows", row_bits)
            .field("address", BANK_ADDRESS_BITS)
            .field("line", LINE_BITS)
            .field("first", BYTE_BITS)
            .field("last", BYTE_BITS)
            .field("ends", 1)
            .field("steering", STEERING_BITS)
            .field("slot", slot_bits);
        let asked = m.stream("asked", layout.clone());
        let first = at_first.mux(&skip, 0);
        let last = at_last.mux(&keep, m.ones(BYTE_BITS));
        asked.send(
            &lines_full & &ask.ready,
            &[
                ("lane", &lane),
                ("columns", &columns),
                ("rows", &rows),
                ("address", &bank_line),
                ("line", &line),
                ("first", &first),
                ("last", &last),
                ("ends", &at_last),
                ("steering", &lines_steering),
                ("slot", &slot),
            ],
        );
        let distance = cat(&[&line, &m.zeros(BYTE_BITS)]).resize(local_bits);
        ask.send(&lines_full & &asked.ready, &[("address", &(&base + distance))]);

        m.section("Join");
        let head = m.queue("asked_queue", &asked, fi.store_reads);
        let full = m.reg("full", 1).reset(0);
        let data = hold("data", got.data().width());
        let facts: Vec<Signal> =
            layout.fields().map(|(name, width)| hold(&format!("out_{name}"), width)).collect();
        let of = |name: &str| {
            let at = layout.fields().position(|f| f.0 == name);
            facts[at.unwrap_or(0)].clone()
        };
        let sent: Vec<Signal> = ups.iter().map(|up| up.fires()).collect();
        let sent = any_of(&sent).named("sent");
        let room = (!&full | &sent).named("room");
        got.take(&head.valid & &room);
        head.take(&got.valid & &room);
        let joins = head.fires().named("joins");
        m.when(&joins, || {
            m.set(&full, 1);
            m.set(&data, got.data());
            for ((name, _), reg) in layout.fields().zip(&facts) {
                m.set(reg, head.field(name));
            }
        })
        .elsewhen(&sent, || m.set(&full, 0));

        m.section("Lines that leave");
        let bucket = m.instance("bucket", &Bucket(fi.name.clone()));
        bucket
            .drive("full", &full)
            .drive("lines", m.lit(LINES_BITS, 1))
            .drive("taken", &sent)
            .drive("rate", &rate)
            .drive("depth", &depth);
        let valid = bucket.port("valid");
        let kind = m.lit(KIND_BITS, DataKind::Write as u128);
        let mask = strobe(&of("first"), &of("last")).named("strobe");
        let tag = of("slot").resize(TAG_BITS);
        let payload = fi.pack_data(
            m,
            &[
                ("data", &data),
                ("strobe", &mask),
                ("address", &of("address")),
                ("tag", &tag),
                ("source", &source),
                ("steering", &of("steering")),
                ("line", &of("line")),
                ("last", &of("ends")),
                ("kind", &kind),
            ],
        );
        let payload = payload.named("payload");
        let lane = of("lane");
        let of_link = fi.lane_on_link(&lane);
        for (j, up) in ups.iter().enumerate() {
            let valid = &valid & fi.on_link(&lane, j as u32);
            fi.send_up(up, valid, [&of("columns"), &of("rows")], &of_link, &payload);
        }
        m.comment("A line is sent, with so many bytes; it is its fragment's last.");
        m.drive(&m.output("sent_line", 1), &sent);
        let bytes = of("last").resize(BYTE_BITS + 1) - of("first").resize(BYTE_BITS + 1) + 1;
        m.drive(&m.output("sent_bytes", BYTE_BITS + 1), sent.mux(&bytes, 0));
        m.drive(&m.output("sent_last", 1), &sent & of("ends"));
        m.comment("A line is held back by the bucket, or by the router.");
        m.drive(&m.output("held_back", 1), &full & !&valid);
        m.drive(&m.output("waits", 1), &valid & !&sent);
    }
}
