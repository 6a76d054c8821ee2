//! Requests of a message engine that memory has yet to answer: who asked, what is still to come,
//! and the completion when all is there.
//!
//! ```text
//!   begin (tag, parts) ==>| contexts |<-- part arrives (context, error)
//!         number       <--|          |==> done (tag, status)
//! ```
//! Used by the fetcher, whose requests have several parts, and by the storer, whose have one.

use mtia_model::spec::me::{COMPLETION_STATUS_BITS, MEMORY_ERROR, TAG_BITS};
use mtia_rtl::{Block, Layout, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Contexts {
    /// Who uses it.
    pub user: &'static str,
    /// Contexts, a power of two.
    pub contexts: u32,
    /// The most parts of a request.
    pub parts: u32,
}

impl Contexts {
    /// Bits of a context's number.
    pub fn number_bits(&self) -> u32 {
        index_bits(self.contexts)
    }

    /// What a completion says.
    pub fn done() -> Layout {
        Layout::new().field("tag", TAG_BITS).field("status", COMPLETION_STATUS_BITS)
    }
}

impl Block for Contexts {
    fn name(&self) -> String {
        format!("me_{}_contexts", self.user)
    }

    fn about(&self) -> String {
        format!(
            "{} requests of up to {} parts that memory has yet to answer. A request gets the \
             context `number`; contexts are given out in turn, and reported when all their parts \
             have arrived.",
            self.contexts, self.parts
        )
    }

    fn build(&self, m: &Module) {
        let n = self.contexts;
        let number_bits = self.number_bits();
        let part_bits = count_bits(self.parts);
        let begin =
            m.stream_in("begin", Layout::new().field("tag", TAG_BITS).field("parts", part_bits));
        m.comment("The context of the request that begins now.");
        let number = m.output("number", number_bits);
        m.comment("A part of a request has arrived; at most one a cycle.");
        let arrives = m.input("arrives", 1);
        let owner = m.input("owner", number_bits);
        let error = m.input("error", 1);
        let done = m.stream_out("done", Contexts::done());

        let next = m.reg("next", number_bits).reset(0);
        m.comment("Contexts in use.");
        let busy = m.reg("busy", n).reset(0);
        begin.take(!(&busy >> &next).bit(0));
        m.drive(&number, &next);
        let begins = begin.fires().named("begins");
        m.when(&begins, || m.set(&next, &next + 1));
        let mut tags = Vec::new();
        let mut ended = Vec::new();
        let mut failed = Vec::new();
        for c in 0..n {
            let tag = m.reg(&format!("tag_{c}"), TAG_BITS).no_reset();
            m.comment("Parts that have not arrived.");
            let left = m.reg(&format!("left_{c}"), part_bits).reset(0);
            let bad = m.reg(&format!("failed_{c}"), 1).no_reset();
            m.when(&(&begins & next.eq(c)), || {
                m.set(&tag, begin.field("tag"));
                m.set(&left, begin.field("parts"));
                m.set(&bad, 0);
            })
            .elsewhen(&(&arrives & owner.eq(c)), || {
                m.set(&left, &left - 1);
                m.when(&error, || m.set(&bad, 1));
            });
            ended.push(busy.bit(c) & left.eq(0));
            tags.push(tag);
            failed.push(bad);
        }

        m.section("Completions");
        // An offer stands, so the choice is held in registers.
        let offered = m.reg("offered", 1).reset(0);
        let chosen = m.reg("chosen", number_bits).no_reset();
        let all_tags = cat(&tags.iter().rev().collect::<Vec<_>>()).named("tags");
        let all_failed = cat(&failed.iter().rev().collect::<Vec<_>>()).named("failed");
        let bad = m.lit(COMPLETION_STATUS_BITS, u128::from(MEMORY_ERROR));
        let status = (&all_failed >> &chosen).bit(0).mux(&bad, 0);
        done.send(&offered, &[("tag", &all_tags.chunk(&chosen, TAG_BITS)), ("status", &status)]);
        let candidates = cat(&ended.iter().rev().collect::<Vec<_>>()).named("ended");
        let one = m.lit(n, 1);
        let none = m.zeros(n);
        let began = begins.mux(&(&one << &next), &none);
        let gone = done.fires().mux(&(&one << &chosen), &none);
        m.set(&busy, (&busy | began) & !gone);
        m.when(&!&offered, || {
            m.set(&offered, candidates.any());
            m.set(&chosen, first_of(&candidates, number_bits));
        })
        .elsewhen(&done.ready, || m.set(&offered, 0));
    }
}

/// The number of the lowest bit that is 1; the highest number where none is.
fn first_of(bits: &Signal, number_bits: u32) -> Signal {
    let m = bits.module();
    let last = bits.width() - 1;
    (0..last).rev().fold(m.lit(number_bits, u128::from(last)), |other, i| {
        bits.bit(i).mux(&m.lit(number_bits, u128::from(i)), other)
    })
}
