//! Fetches of a message engine: flits of memory into lines of its context SRAM.
//!
//! ```text
//!   push ==>| the fetch that asks |==> read requests (flit, tag = context and flit of it)
//!           |      contexts       |<== read responses --> line writes
//!                                  ==> completions, when the last flit of a fetch is written
//! ```
//! Responses may come in any order.

use mtia_model::spec::me::{FETCH_COMMANDS, FETCH_FLITS, TAG_BITS};
use mtia_rtl::{Block, Layout, Module, cat, index_bits};
use serde::Serialize;

use super::Me;
use super::contexts::Contexts;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Fetcher(pub Me);

/// Bits of a flit's number within its fetch.
fn part_bits() -> u32 {
    index_bits(FETCH_FLITS)
}

/// Bits of the tag of a read request.
pub(super) fn read_tag_bits() -> u32 {
    index_bits(FETCH_COMMANDS) + part_bits()
}

impl Fetcher {
    /// What the core pushes: the first flit, the first line, flits less 1, the tag.
    pub fn push(me: &Me) -> Layout {
        Layout::new()
            .field("flit", me.flit_address_bits())
            .field("line", me.sram().line_bits())
            .field("more", part_bits())
            .field("tag", TAG_BITS)
    }
}

impl Block for Fetcher {
    fn name(&self) -> String {
        "me_fetcher".into()
    }

    fn about(&self) -> String {
        format!(
            "Reads up to {FETCH_FLITS} flits of memory a fetch into lines of the context SRAM; up \
             to {FETCH_COMMANDS} fetches are under way. A flit that memory could not read leaves \
             its line as it was."
        )
    }

    fn build(&self, m: &Module) {
        let me = &self.0;
        let line_bits = me.sram().line_bits();
        let push = m.stream_in("push", Fetcher::push(me));
        let request = m.stream_out("request", me.read_request());
        let response = m.stream_in("response", me.read_response());
        let line_write = m.output("line_write", 1);
        let line_row = m.output("line_row", line_bits);
        let line_data = m.output("line_data", 8 * me.lane_bytes);
        let done = m.stream_out("done", Contexts::done());

        m.section("Requests");
        let table = Contexts { user: "fetch", contexts: FETCH_COMMANDS, parts: FETCH_FLITS };
        let contexts = m.instance("contexts", &table);
        let asking = m.reg("asking", 1).reset(0);
        let asker = m.reg("asker", table.number_bits()).no_reset();
        let flit = m.reg("flit", me.flit_address_bits()).no_reset();
        m.comment("The flit that is asked for, of this fetch, and its last.");
        let part = m.reg("part", part_bits()).no_reset();
        let last = m.reg("last", part_bits()).no_reset();
        let begin = contexts.stream("begin");
        let more = push.field("more");
        let parts = more.resize(part_bits() + 1) + 1;
        begin.send(&push.valid & !&asking, &[("tag", &push.field("tag")), ("parts", &parts)]);
        push.take(!&asking & &begin.ready);
        request.send(&asking, &[("address", &flit), ("tag", &cat(&[&asker, &part]))]);
        m.when(&push.fires(), || {
            m.set(&asking, 1);
            m.set(&asker, contexts.port("number"));
            m.set(&flit, push.field("flit"));
            m.set(&part, 0);
            m.set(&last, &more);
        })
        .elsewhen(&request.fires(), || {
            m.set(&flit, &flit + 1);
            m.set(&part, &part + 1);
            m.when(&part.eq(&last), || m.set(&asking, 0));
        });

        m.section("Responses");
        response.take(m.lit(1, 1));
        let tag = response.field("tag");
        let owner = tag.slice(part_bits(), table.number_bits());
        contexts
            .drive("arrives", &response.valid)
            .drive("owner", &owner)
            .drive("error", response.field("error"));
        let lines: Vec<_> = (0..FETCH_COMMANDS)
            .map(|c| {
                let line = m.reg(&format!("line_{c}"), line_bits).no_reset();
                let here = push.fires() & contexts.port("number").eq(c);
                m.when(&here, || m.set(&line, push.field("line")));
                line
            })
            .collect();
        let lines = cat(&lines.iter().rev().collect::<Vec<_>>()).named("lines");
        let row = lines.chunk(&owner, line_bits) + tag.slice(0, part_bits());
        m.drive(&line_write, &response.valid & !response.field("error"));
        m.drive(&line_row, row);
        m.drive(&line_data, response.field("data"));
        contexts.stream("done").connect(&done);
    }
}
