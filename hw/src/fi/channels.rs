//! Broadcast channels: where the lines of a broadcast go.
//!
//! ```text
//!   arm: channel, entry, place -->| channel: armed, entry, base, first line, lines |--> armed
//!   link j: channel, fragment, line -->|                                           |--> hit, window
//!   finished entries ----------------->| disarmed                                  |
//! ```
//! A channel is armed from the start of its command to its status.

use mtia_model::spec::fi::{ADDRESS_BITS, CHANNEL_BITS, CHANNELS, NUMBER_BITS};
use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

use super::{BYTE_BITS, Fi, LINE_BITS, OFFSET_BITS, any_of};

/// Bits of a number of lines of one broadcast.
const COUNT_BITS: u32 = NUMBER_BITS + LINE_BITS + 1;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Channels(pub Fi);

impl Block for Channels {
    fn name(&self) -> String {
        self.0.part("channels")
    }

    fn about(&self) -> String {
        "Broadcast channels: armed by a command until its status, they say where a line of a \
         broadcast goes."
            .into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let local_bits = fi.local_bits();
        m.comment("A command arms a channel; its place, and the lines that it waits for.");
        let arm = m.input("arm", 1);
        let channel = m.input("channel", CHANNEL_BITS);
        let entry = m.input("entry", fi.entry_bits());
        let address = m.input("address", ADDRESS_BITS);
        let local = m.input("local_address", local_bits);
        let answers = m.input("answers", fi.answer_bits());
        m.unused(
            &address.slice(OFFSET_BITS, ADDRESS_BITS - OFFSET_BITS),
            "only the place in a fragment counts",
        );
        m.unused(&address.slice(0, BYTE_BITS), "broadcasts are of whole lines");
        m.unused(&local.slice(0, BYTE_BITS), "broadcasts are of whole lines");
        if answers.width() > COUNT_BITS {
            m.unused(
                &answers.slice(COUNT_BITS, answers.width() - COUNT_BITS),
                "a broadcast is never so long",
            );
        }
        m.comment("Entries whose status leaves the table.");
        let finished = m.input("finished", fi.in_flight);
        let armed_out = m.output("armed", CHANNELS);

        let line_bits = local_bits - BYTE_BITS;
        let start_line = address.slice(BYTE_BITS, LINE_BITS);
        let base_line = local.slice(BYTE_BITS, line_bits) - start_line.resize(line_bits);
        let mut states = Vec::new();
        for c in 0..CHANNELS {
            let reg = |name: &str, width: u32| m.reg(&format!("channel_{c}_{name}"), width);
            let armed = reg("armed", 1).reset(0);
            let owner = reg("entry", fi.entry_bits()).no_reset();
            m.comment("In lines: where line 0 of the first fragment lies; which is the first.");
            let base = reg("base", line_bits).no_reset();
            let first = reg("first", LINE_BITS).no_reset();
            let lines = reg("lines", COUNT_BITS).no_reset();
            let released: Vec<Signal> =
                (0..fi.in_flight).map(|e| finished.bit(e) & owner.eq(e)).collect();
            m.when(&(&arm & channel.eq(c)), || {
                m.set(&armed, 1);
                m.set(&owner, &entry);
                m.set(&base, &base_line);
                m.set(&first, &start_line);
                m.set(&lines, answers.resize(COUNT_BITS));
            })
            .elsewhen(&any_of(&released), || m.set(&armed, 0));
            states.push([armed, owner, base, first, lines]);
        }
        let column = |k: usize| -> Vec<Signal> { states.iter().map(|s| s[k].clone()).collect() };
        let all = |k: usize| cat(&column(k).iter().rev().collect::<Vec<_>>());
        m.drive(&armed_out, all(0));

        for j in 0..fi.links {
            let name = |what: &str| format!("link_{j}_{what}");
            let channel = m.input(&name("channel"), CHANNEL_BITS);
            let number = m.input(&name("number"), NUMBER_BITS);
            let line = m.input(&name("line"), LINE_BITS);
            let pick = |k: usize, what: &str| {
                all(k).chunk(&channel, states[0][k].width()).named(&name(what))
            };
            let (first, base) = (pick(3, "first"), pick(2, "base"));
            let at = cat(&[&number, &line]).named(&name("at"));
            let beyond = at.resize(COUNT_BITS) - first.resize(COUNT_BITS);
            let inside = at.ge(&first) & beyond.lt(pick(4, "lines"));
            m.drive(&m.output(&name("hit"), 1), pick(0, "armed") & inside);
            let window = base + at.resize(line_bits);
            m.drive(&m.output(&name("window"), local_bits), cat(&[&window, &m.zeros(BYTE_BITS)]));
            m.drive(&m.output(&name("entry"), fi.entry_bits()), pick(1, "owner"));
        }
    }
}
