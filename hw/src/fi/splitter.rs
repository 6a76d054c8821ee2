//! Cuts a command into fragments: pieces that lie within 256 B of memory.
//!
//! ```text
//!   load, command -->| block, base, round, left |--> fragment: block, lines, skip, keep, base
//!   advance -------->|                          |    until nothing is left
//! ```
//! Fragments come in rounds: the first of each granule (the bytes of one LLC bank before the next
//! bank's turn), then the second of each, and so on. So consecutive fragments go to different
//! banks, and a bank that is busy for a while holds up a fragment and not a granule.
//!
//! `base` is where byte 0 of the block would lie in the local store; it wraps with it. So line l
//! of the block belongs to the window at base + 64 l, whatever the alignment of either side.

use mtia_model::spec::fi::{ADDRESS_BITS, FRAGMENT_BYTES, NUMBER_BITS};
use mtia_rtl::{Block, Module};
use serde::Serialize;

use super::{BYTE_BITS, Fi, LINE_BITS, OFFSET_BITS};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Splitter(pub Fi);

impl Block for Splitter {
    fn name(&self) -> String {
        self.0.part("splitter")
    }

    fn about(&self) -> String {
        "Cuts a command into fragments, one a cycle. A new command may be loaded in the cycle in \
         which the last fragment leaves."
            .into()
    }

    fn build(&self, m: &Module) {
        let fi = &self.0;
        let (local_bits, block_bits) = (fi.local_bits(), fi.block_bits());
        m.comment("The next command.");
        let load = m.input("load", 1);
        let address = m.input("address", ADDRESS_BITS);
        let local = m.input("local_address", local_bits);
        let length = m.input("length", fi.length_bits);
        m.comment("The fragment leaves.");
        let advance = m.input("advance", 1);
        m.unused(
            &address.slice(OFFSET_BITS + block_bits, ADDRESS_BITS - OFFSET_BITS - block_bits),
            "a command that starts lies within memory",
        );

        let count_bits = fi.length_bits - OFFSET_BITS + 2;
        let left = m.reg("left", count_bits).reset(0);
        let block = m.reg("block_held", block_bits).no_reset();
        let base = m.reg("base_held", local_bits).no_reset();
        m.comment("Where this round began.");
        let round = m.reg("round", block_bits).no_reset();
        let round_base = m.reg("round_base", local_bits).no_reset();
        m.comment("The command's first block and its first byte there, its last ones.");
        let first = m.reg("first_block", block_bits).no_reset();
        let offset = m.reg("first_offset", OFFSET_BITS).no_reset();
        let end = m.reg("end_block", block_bits).no_reset();
        let end_offset = m.reg("end_offset", OFFSET_BITS).no_reset();
        let start = address.slice(0, OFFSET_BITS);
        let start_block = address.slice(OFFSET_BITS, block_bits);
        let reach = (start.resize(fi.length_bits + 1) + &length - 1).named("reach");
        let more = reach.slice(OFFSET_BITS, fi.length_bits + 1 - OFFSET_BITS).named("more");
        let next = block.resize(block_bits + 1) + fi.granule;
        let next = next.named("next_block");
        let goes_on = next.le(end.resize(block_bits + 1)).named("goes_on");
        m.when(&load, || {
            m.set(&left, more.resize(count_bits) + 1);
            m.set(&block, &start_block);
            m.set(&round, &start_block);
            m.set(&first, &start_block);
            m.set(&offset, &start);
            m.set(&end, &start_block + more.resize(block_bits));
            m.set(&end_offset, reach.slice(0, OFFSET_BITS));
            let at = &local - start.resize(local_bits);
            m.set(&base, &at);
            m.set(&round_base, &at);
        })
        .elsewhen(&advance, || {
            m.set(&left, &left - 1);
            m.when(&goes_on, || {
                m.set(&block, next.slice(0, block_bits));
                m.set(&base, &base + fi.granule * FRAGMENT_BYTES);
            })
            .otherwise(|| {
                m.set(&block, &round + 1);
                m.set(&base, &round_base + FRAGMENT_BYTES);
                m.set(&round, &round + 1);
                m.set(&round_base, &round_base + FRAGMENT_BYTES);
            });
        });
        let (none, all) = (m.zeros(OFFSET_BITS), m.ones(OFFSET_BITS));
        let offset = block.eq(&first).mux(&offset, &none).named("offset");
        let end = block.eq(&end).mux(&end_offset, &all).named("end_of_fragment");
        let last = left.eq(1);

        m.drive(&m.output("active", 1), left.ne(0));
        m.comment("The fragment: whether it is the last, its block, first and last line in it,");
        m.drive(&m.output("last", 1), &last);
        m.drive(&m.output("block", block_bits), &block);
        m.drive(&m.output("first_line", LINE_BITS), offset.slice(BYTE_BITS, LINE_BITS));
        m.drive(&m.output("last_line", LINE_BITS), end.slice(BYTE_BITS, LINE_BITS));
        m.comment("first byte in the first line, last byte in the last, place in the local store.");
        m.drive(&m.output("skip", BYTE_BITS), offset.slice(0, BYTE_BITS));
        m.drive(&m.output("keep", BYTE_BITS), end.slice(0, BYTE_BITS));
        m.drive(&m.output("base", local_bits), &base);
        m.comment("Its number in the command, in the order of addresses.");
        m.drive(&m.output("number", NUMBER_BITS), (&block - &first).resize(NUMBER_BITS));
    }
}
