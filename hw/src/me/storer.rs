//! Stores of a message engine: one word of 4 or 8 bytes to memory.
//!
//! ```text
//!   push ==>| the store that asks |==> write request (flit, strobe, tag = context)
//!           |      contexts       |<== write response
//!                                  ==> completion, when the write is acknowledged
//! ```

use mtia_model::spec::me::{STORE_COMMANDS, TAG_BITS};
use mtia_rtl::{Block, Layout, Module, cat, index_bits};
use serde::Serialize;

use super::Me;
use super::contexts::Contexts;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Storer(pub Me);

/// Bits of the tag of a write request: a context's number.
pub(super) fn write_tag_bits() -> u32 {
    index_bits(STORE_COMMANDS)
}

impl Storer {
    /// What the core pushes.
    pub fn push(me: &Me) -> Layout {
        Layout::new()
            .field("address", me.address_bits)
            .field("data", 64)
            .field("double", 1)
            .field("tag", TAG_BITS)
    }
}

impl Block for Storer {
    fn name(&self) -> String {
        "me_storer".into()
    }

    fn about(&self) -> String {
        format!(
            "Writes words of 4 or 8 bytes to memory; up to {STORE_COMMANDS} may await \
             acknowledgement. The address's bits below the word's size are ignored."
        )
    }

    fn build(&self, m: &Module) {
        let me = &self.0;
        let push = m.stream_in("push", Storer::push(me));
        let request = m.stream_out("request", me.write_request());
        let response = m.stream_in("response", me.write_response());
        let done = m.stream_out("done", Contexts::done());

        m.section("Requests");
        let table = Contexts { user: "store", contexts: STORE_COMMANDS, parts: 1 };
        let contexts = m.instance("contexts", &table);
        let asking = m.reg("asking", 1).reset(0);
        let asker = m.reg("asker", table.number_bits()).no_reset();
        m.comment("The word's place in memory, counted in words of 4 bytes.");
        let place = m.reg("place", me.address_bits - 2).no_reset();
        let data = m.reg("data", 64).no_reset();
        let double = m.reg("double", 1).no_reset();
        let begin = contexts.stream("begin");
        let one = m.lit(1, 1);
        begin.send(&push.valid & !&asking, &[("tag", &push.field("tag")), ("parts", &one)]);
        push.take(!&asking & &begin.ready);
        let address = push.field("address");
        m.unused(&address.slice(0, 2), "a word lies at a multiple of its bytes");
        m.when(&push.fires(), || {
            m.set(&asking, 1);
            m.set(&asker, contexts.port("number"));
            m.set(&place, address.slice(2, me.address_bits - 2));
            m.set(&data, push.field("data"));
            m.set(&double, push.field("double"));
        })
        .elsewhen(&request.ready, || m.set(&asking, 0));
        // The word stands in every place of the flit; the strobe says which one counts.
        let low = data.slice(0, 32);
        let pair = cat(&[&double.mux(&data.slice(32, 32), &low), &low]);
        let pairs = me.lane_bytes / 8;
        let pair_bits = index_bits(pairs);
        let here = place.slice(1, pair_bits);
        let odd = place.bit(0);
        let mut strobe = Vec::new();
        for p in 0..pairs {
            let mine = here.eq(p).named(&format!("in_pair_{p}"));
            strobe.push((&mine & (&double | !&odd)).repeat(4));
            strobe.push((&mine & (&double | &odd)).repeat(4));
        }
        request.send(
            &asking,
            &[
                ("address", &place.slice(pair_bits + 1, me.flit_address_bits())),
                ("data", &pair.repeat(pairs)),
                ("strobe", &cat(&strobe.iter().rev().collect::<Vec<_>>())),
                ("tag", &asker),
            ],
        );

        m.section("Responses");
        response.take(m.lit(1, 1));
        contexts
            .drive("arrives", &response.valid)
            .drive("owner", response.field("tag"))
            .drive("error", response.field("error"));
        contexts.stream("done").connect(&done);
    }
}
