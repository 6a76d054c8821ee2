//! Reader: asks for the fragments of reads and broadcasts.
//!
//! ```text
//!   load, command -->| splitter |--> stage --> address map --> request ==> control_up
//!                    |  slot    |                                 ^
//!                    +----------+--> slots                     bucket
//! ```
//! A fragment leaves the splitter when the next slot is free (a broadcast needs none) and the stage
//! is; the map has a cycle of its own.

use mtia_model::spec::fi::{ADDRESS_BITS, CHANNEL_BITS, DEPTH_BITS, RATE_BITS};
use mtia_model::spec::flit::{
    BANK_BITS, ControlKind, KIND_BITS, REPLY_BITS, SOURCE_BITS, STEERING_BITS, TAG_BITS,
};
use mtia_rtl::{Block, Module, cat, index_bits};
use serde::Serialize;

use super::bucket::{Bucket, LINES_BITS};
use super::splitter::Splitter;
use super::{BYTE_BITS, Fi, LINE_BITS, TAG_SLOT_BITS};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Reader(pub Fi);

impl Block for Reader {
    fn name(&self) -> String {
        self.0.part("reader")
    }

    fn about(&self) -> String {
        "Asks for the lines of reads and broadcasts, a fragment a cycle.".into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let local_bits = fi.local_bits();
        m.comment("The next command, and whether it can be taken.");
        let load = m.input("load", 1);
        let address = m.input("address", ADDRESS_BITS);
        let local = m.input("local_address", local_bits);
        let length = m.input("length", fi.length_bits);
        let steering = m.input("steering", STEERING_BITS);
        let broadcast = m.input("broadcast", 1);
        let reply = m.input("reply", REPLY_BITS);
        let channel = m.input("channel", CHANNEL_BITS);
        let entry = m.input("entry", fi.entry_bits());
        let free = m.output("free", 1);
        m.comment("The ring of slots.");
        let slot_free = m.input("slot_free", 1);
        let slot_next = m.input("slot_next", index_bits(fi.read_slots));
        let slot_open = m.output("slot_open", 1);
        m.comment("This client, and its bucket.");
        let source = m.input("source", SOURCE_BITS);
        let rate = m.input("rate", RATE_BITS);
        let depth = m.input("depth", DEPTH_BITS);
        let up = m.stream_out("control_up", fi.control_up());

        m.section("Fragments");
        let splitter = m.instance("splitter", &Splitter(fi.clone()));
        splitter
            .drive("load", &load)
            .drive("address", &address)
            .drive("local_address", &local)
            .drive("length", &length);
        let hold = |name: &str, width: u32| m.reg(name, width).no_reset();
        let steering_held = hold("steering_held", STEERING_BITS);
        let broadcast_held = hold("broadcast_held", 1);
        let reply_held = hold("reply_held", REPLY_BITS);
        let channel_held = hold("channel_held", CHANNEL_BITS);
        let entry_held = hold("entry_held", fi.entry_bits());
        let stage_full = m.reg("stage_full", 1).reset(0);
        let request_full = m.reg("request_full", 1).reset(0);
        let sent = up.fires().named("sent");
        let request_free = (!&request_full | &sent).named("request_free");
        let stage_free = (!&stage_full | &request_free).named("stage_free");
        let active = splitter.port("active");
        let issues = (&active & &stage_free & (&broadcast_held | &slot_free)).named("issues");
        splitter.drive("advance", &issues);
        m.drive(&free, !&active | (&issues & splitter.port("last")));
        m.when(&load, || {
            m.set(&steering_held, &steering);
            m.set(&broadcast_held, &broadcast);
            m.set(&reply_held, broadcast.mux(&reply, 0));
            m.set(&channel_held, &channel);
            m.set(&entry_held, &entry);
        });

        m.section("Slots");
        m.drive(&slot_open, &issues & !&broadcast_held);
        m.comment("What the slot remembers of the fragment.");
        for (name, width) in [
            ("first_line", LINE_BITS),
            ("last_line", LINE_BITS),
            ("skip", BYTE_BITS),
            ("keep", BYTE_BITS),
            ("base", local_bits),
        ] {
            m.drive(&m.output(&format!("slot_{name}"), width), splitter.port(name));
        }
        m.drive(&m.output("slot_entry", fi.entry_bits()), &entry_held);
        m.comment("A fragment waits for a slot.");
        let waits = &active & !&broadcast_held & !&slot_free;
        m.drive(&m.output("waits_for_slot", 1), waits);

        m.section("Address map");
        let block = hold("stage_block", fi.block_bits());
        let first = hold("stage_first_line", LINE_BITS);
        let more = hold("stage_more_lines", LINE_BITS);
        let stage_steering = hold("stage_steering", STEERING_BITS);
        let stage_reply = hold("stage_reply", REPLY_BITS);
        let stage_tag = hold("stage_tag", TAG_BITS);
        let by_slot = cat(&[&m.zeros(1), &slot_next.resize(TAG_SLOT_BITS)]);
        let by_channel = cat(&[&m.ones(1), &channel_held, &splitter.port("number")]);
        m.when(&issues, || {
            m.set(&stage_full, 1);
            m.set(&block, splitter.port("block"));
            m.set(&first, splitter.port("first_line"));
            m.set(&more, splitter.port("last_line") - splitter.port("first_line"));
            m.set(&stage_steering, &steering_held);
            m.set(&stage_reply, &reply_held);
            m.set(&stage_tag, broadcast_held.mux(&by_channel, &by_slot));
        })
        .elsewhen(&request_free, || m.set(&stage_full, 0));
        let place = fi.locate(m, &block, &first);

        m.section("Request");
        m.comment("The one control lane needs no number.");
        let several = fi.control_lanes > 1;
        let lane = several.then(|| hold("lane", fi.control_up_lane_bits()));
        let [columns, rows, _] = fi.header_bits();
        let columns = hold("columns", columns);
        let rows = hold("rows", rows);
        let lines = hold("lines", LINES_BITS);
        let payload = hold("payload", super::control_bits());
        let bank = fi.of_lane(&place.lane, "bank", BANK_BITS, |quad| quad.1);
        m.when(&(&stage_full & &request_free), || {
            m.set(&request_full, 1);
            if let Some(lane) = &lane {
                m.set(lane, fi.of_lane(&place.lane, "quad", lane.width(), |quad| quad.0));
            }
            m.set(&columns, &place.columns);
            m.set(&rows, &place.rows);
            m.set(&lines, more.add_full(1));
            let kind = m.lit(KIND_BITS, ControlKind::Read as u128);
            m.set(
                &payload,
                super::pack_control(&[
                    ("kind", &kind),
                    ("address", &place.line),
                    ("lines", &more),
                    ("bank", &bank),
                    ("steering", &stage_steering),
                    ("tag", &stage_tag),
                    ("source", &source),
                    ("reply", &stage_reply),
                ]),
            );
        })
        .elsewhen(&sent, || m.set(&request_full, 0));
        let bucket = m.instance("bucket", &Bucket(fi.name.clone()));
        bucket
            .drive("full", &request_full)
            .drive("lines", &lines)
            .drive("taken", &sent)
            .drive("rate", &rate)
            .drive("depth", &depth);
        let valid = bucket.port("valid");
        let lane = lane.unwrap_or_else(|| m.zeros(1));
        fi.send_up(&up, &valid, [&columns, &rows], &lane, &payload);
        m.comment("Lines asked for by what is sent; a request is held back by the bucket.");
        m.drive(&m.output("sent_lines", LINES_BITS), sent.mux(&lines, 0));
        m.drive(&m.output("held_back", 1), &request_full & !&valid);
    }
}
