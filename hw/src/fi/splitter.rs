//! Cuts a command into fragments: pieces that lie within 256 B of memory.
//!
//! ```text
//!   load, command -->| block, offset, left, base |--> fragment: block, lines, skip, keep, base
//!   advance -------->|                           |    until nothing is left
//! ```
//! `base` is where byte 0 of the block would lie in the local store; it wraps with it. So line l
//! of the block belongs to the window at base + 64 l, whatever the alignment of either side.

use mtia_model::spec::fi::{ADDRESS_BITS, FRAGMENT_BYTES};
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

        let left = m.reg("left", fi.length_bits).reset(0);
        let block = m.reg("block_held", block_bits).no_reset();
        let offset = m.reg("offset", OFFSET_BITS).no_reset();
        let base = m.reg("base_held", local_bits).no_reset();
        let room = m.lit(OFFSET_BITS + 1, u128::from(FRAGMENT_BYTES)) - &offset;
        let room = room.named("room");
        let last = left.le(&room).named("ends");
        let end = (offset.resize(fi.length_bits) + &left - 1).slice(0, OFFSET_BITS);
        let end = last.mux(&end, m.ones(OFFSET_BITS)).named("end_offset");
        m.when(&load, || {
            let start = address.slice(0, OFFSET_BITS);
            m.set(&left, &length);
            m.set(&block, address.slice(OFFSET_BITS, block_bits));
            m.set(&offset, &start);
            m.set(&base, &local - start.resize(local_bits));
        })
        .elsewhen(&advance, || {
            m.set(&left, last.mux(&m.zeros(fi.length_bits), &left - &room));
            m.set(&block, &block + 1);
            m.set(&offset, 0);
            m.set(&base, &base + FRAGMENT_BYTES);
        });

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
    }
}
