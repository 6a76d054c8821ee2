//! Data of the reads: beats become bursts, are checked, wait for the rest of their line, and leave.
//!
//! ```text
//!   issue ==>| expected |--+
//!   read_data --> | beat 0 |--> burst --> decoder --> | places, a ring | ==> response
//! ```
//! A line has its place from its first read command on, and lines leave in the order of their
//! places: HBM's data cannot be held back, so a read is only issued where there is room for it.

use mtia_model::spec::hbm::{
    BEAT_BITS, BURST_BITS, CODE, LINE_BURSTS, POISON_COPIES, POISON_MAJORITY, SIDE_BITS,
};
use mtia_rtl::{Block, Memory, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

use super::{Hbm, decode};
use crate::secded::SecdedDecode;

#[derive(Clone, Debug, Serialize)]
pub(super) struct ReadData(pub Hbm);

/// The next place of a ring of `n`.
fn next_in_ring(at: &Signal, n: u32) -> Signal {
    if n == 1 {
        return at.clone();
    }
    if n.is_power_of_two() {
        return at + 1;
    }
    let zero = at.module().zeros(at.width());
    at.eq(n - 1).mux(&zero, at + 1)
}

impl Block for ReadData {
    fn name(&self) -> String {
        "hbm_read_data".into()
    }

    fn about(&self) -> String {
        "Checks the bursts that come from HBM and joins them to lines.".into()
    }

    fn build(&self, m: &Module) {
        let hbm = &self.0;
        let (slots, slot_bits) = (hbm.read_buffer, hbm.read_slot_bits());
        m.comment("A line begins to be read: its tag. It gets the next place, if there is room.");
        let begin = m.input("begins", 1);
        let begin_tag = m.input("begins_tag", hbm.tag_bits);
        let room = m.output("room", 1);
        let next_slot = m.output("next_slot", slot_bits);
        m.comment("A read command is decided on: which place, which burst of the line.");
        let issue = m.input("issue", 1);
        let issue_slot = m.input("issue_slot", slot_bits);
        let issue_second = m.input("issue_second", 1);
        m.comment("A beat from HBM.");
        let beat_valid = m.input("data_valid", 1);
        let beat_data = m.input("data", BEAT_BITS);
        let beat_side = m.input("side", SIDE_BITS);
        let response = m.stream_out("response", hbm.response());
        m.comment("What was found in a burst.");
        let names = ["corrected", "uncorrectable", "poisoned"];
        let found: Vec<Signal> = names.iter().map(|name| m.output(name, 1)).collect();

        m.section("Places");
        let head = m.reg("head", slot_bits).reset(0);
        let tail = m.reg("tail", slot_bits).reset(0);
        let used = m.reg("used", count_bits(slots)).reset(0);
        let leaves = response.fires().named("leaves");
        m.when(&begin, || m.set(&tail, next_in_ring(&tail, slots)));
        m.when(&leaves, || m.set(&head, next_in_ring(&head, slots)));
        m.when(&(&begin & !&leaves), || m.set(&used, &used + 1))
            .elsewhen(&(!&begin & &leaves), || m.set(&used, &used - 1));
        m.drive(&room, used.ne(slots));
        m.drive(&next_slot, &tail);
        let tags = m.memory("tags", Memory::new(slots, hbm.tag_bits).asynchronous());
        tags.write(&begin, &tail, &begin_tag);

        m.section("Bursts that are to come");
        m.comment(
            "As many as can be on their way: CL and the command's register at the least distance.",
        );
        let depth = ((hbm.timings().cl + 4).div_ceil(hbm.timings().ccds) + 1)
            .min(LINE_BURSTS * slots)
            .max(2);
        let to_come = m.memory("to_come", Memory::new(depth, slot_bits + 1).asynchronous());
        let last_in = m.reg("last_in", index_bits(depth)).reset(0);
        let first_out = m.reg("first_out", index_bits(depth)).reset(0);
        to_come.write(&issue, &last_in, cat(&[&issue_second, &issue_slot]));
        m.when(&issue, || m.set(&last_in, next_in_ring(&last_in, depth)));
        let expected = to_come.read_now(&first_out);

        m.section("Beats");
        let has_first = m.reg("has_first", 1).reset(0);
        let first_data = m.reg("first_data", BEAT_BITS).no_reset();
        let first_side = m.reg("first_side", SIDE_BITS).no_reset();
        let joins = (&beat_valid & &has_first).named("joins");
        m.when(&beat_valid, || {
            m.set(&has_first, !&has_first);
            m.set(&first_data, &beat_data);
            m.set(&first_side, &beat_side);
        });
        let burst_valid = m.reg("burst_valid", 1).reset(0);
        let burst_data = m.reg("burst_data", BURST_BITS).no_reset();
        let burst_side = m.reg("burst_side", 2 * SIDE_BITS).no_reset();
        let burst_place = m.reg("burst_place", slot_bits + 1).no_reset();
        m.set(&burst_valid, &joins);
        m.when(&joins, || {
            m.set(&burst_data, cat(&[&beat_data, &first_data]));
            m.set(&burst_side, cat(&[&beat_side, &first_side]));
            m.set(&burst_place, &expected);
            m.set(&first_out, next_in_ring(&first_out, depth));
        });

        m.section("Check");
        let code = m.instance("decode", &SecdedDecode { data_bits: BURST_BITS });
        code.drive("data", &burst_data).drive("check", burst_side.slice(0, CODE.check_bits()));
        let copies = burst_side.slice(CODE.check_bits(), POISON_COPIES).count_ones();
        let poisoned = copies.ge(POISON_MAJORITY).named("is_poisoned");
        let events = [code.port("corrected"), code.port("uncorrectable"), poisoned.clone()];
        for (found, event) in found.iter().zip(&events) {
            m.drive(found, &burst_valid & event);
        }
        let wrong = (&events[1] | &poisoned).named("wrong");

        m.section("Lines");
        let slot = burst_place.slice(0, slot_bits);
        let second = burst_place.bit(slot_bits);
        let at_slot = decode(&slot, slots).named("at_slot");
        let gone = (decode(&head, slots) & leaves.repeat(slots)).named("gone");
        m.comment("Places whose line is complete: its second burst has come, which is never before the\nfirst. Places whose line is poisoned so far.");
        let complete = m.reg("complete", slots).reset(0);
        let poison = m.reg("poison", slots).no_reset();
        let mut halves = Vec::new();
        for half in 0..LINE_BURSTS {
            let name = ["low", "high"][half as usize];
            let mine = if half == 0 { !&second } else { second.clone() };
            let takes = (&burst_valid & mine).named(&format!("takes_{name}"));
            let memory = m.memory(name, Memory::new(slots, BURST_BITS).asynchronous());
            memory.write(&takes, &slot, code.port("fixed"));
            halves.push(memory.read_now(&head));
            if half + 1 == LINE_BURSTS {
                m.set(&complete, (&complete & !&gone) | (&at_slot & takes.repeat(slots)));
            }
            m.when(&takes, || {
                let bits = &at_slot & wrong.repeat(slots);
                // The first burst of a line leaves no trace of the line before.
                let before = if half == 0 { &poison & !&at_slot } else { poison.clone() };
                m.set(&poison, before | bits);
            });
        }
        let at = |mask: &Signal| (mask & decode(&head, slots)).any();
        let data = cat(&[&halves[1], &halves[0]]);
        response.send(
            at(&complete),
            &[("tag", &tags.read_now(&head)), ("poison", &at(&poison)), ("data", &data)],
        );
    }
}
