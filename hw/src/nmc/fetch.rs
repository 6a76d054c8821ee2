//! Fetcher of a half stream: requests every second flit of a buffer and hands the flits on in
//! order, whatever the order of the responses.
//!
//! ```text
//!   work ==>| address |==> request (address, slot)
//!           |  slots  |<== response (slot, data)      one slot a request, in a ring
//!           +---------+==> flit, in order
//! ```
//! A request is sent only when a slot is free, so a response is always taken at once, and the
//! number of outstanding reads is bounded by the number of slots.

use mtia_rtl::{Block, Memory, Module, count_bits, index_bits};
use serde::Serialize;

use super::Nmc;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Fetch(pub Nmc);

impl Block for Fetch {
    fn name(&self) -> String {
        "nmc_fetch".into()
    }

    fn about(&self) -> String {
        "Fetches the flits of a half stream: every second flit from a first one on, up or down. \
         Requests go out as slots are free; responses may come in any order; flits leave in order."
            .into()
    }

    fn build(&self, m: &Module) {
        let nmc = &self.0;
        let slots = nmc.read_slots;
        let work = m.stream_in("work", nmc.fetch_work());
        let request = m.stream_out("request", nmc.read_request());
        let response = m.stream_in("response", nmc.read_response());
        let flit_width = 8 * nmc.flit_bytes();
        let flit = m.stream_out(
            "flit",
            mtia_rtl::Layout::new().field("data", flit_width).field("error", 1),
        );

        m.section("Requests");
        m.comment("Requests still to be sent, and the address of the next.");
        let left = m.reg("left", nmc.lines_bits()).reset(0);
        let address = m.reg("address", nmc.read_request().fields().next().map_or(1, |f| f.1));
        let address = address.no_reset();
        let down = m.reg("down", 1).no_reset();
        m.comment("Ring of slots: the next to fill, the next to read, how many are taken.");
        let head = m.reg("head", index_bits(slots)).reset(0);
        let tail = m.reg("tail", index_bits(slots)).reset(0);
        let used = m.reg("used", count_bits(slots)).reset(0);
        let idle = left.eq(0).named("idle");
        work.take(&idle);
        request.send(!&idle & used.ne(slots), &[("address", &address), ("tag", &head)]);
        let sent = request.fires().named("sent");
        m.when(&work.fires(), || {
            m.set(&left, work.field("count"));
            m.set(&address, work.field("first"));
            m.set(&down, work.field("down"));
        })
        .elsewhen(&sent, || {
            m.set(&left, &left - 1);
            m.set(&address, down.mux(&(&address - 2), &address + 2));
            m.set(&head, &head + 1);
        });

        m.section("Responses");
        let store = m.memory("store", Memory::new(slots, flit_width));
        m.comment("Slots whose flit has arrived, and those that came with an error.");
        let arrived = m.reg("arrived", slots).reset(0);
        let failed = m.reg("failed", slots).no_reset();
        response.take(1);
        let tag = response.field("tag");
        let one = m.lit(slots, 1);
        let none = m.zeros(slots);
        let filled = response.valid.mux(&(&one << &tag), &none).named("filled");
        store.write(&response.valid, &tag, response.field("data"));
        m.when(&response.valid, || {
            m.set(&failed, response.field("error").mux(&(&failed | &filled), &failed & !&filled));
        });

        m.section("Flits");
        let full = m.reg("full", 1).reset(0);
        let error = m.reg("error", 1).no_reset();
        let next = arrived.chunk(&tail, 1) & (!&full | &flit.ready);
        let next = next.named("next");
        let emptied = next.mux(&(&one << &tail), &none).named("emptied");
        m.set(&arrived, (&arrived | &filled) & !&emptied);
        let data = store.read(&next, &tail);
        m.when(&next, || {
            m.set(&full, 1);
            m.set(&error, failed.chunk(&tail, 1));
            m.set(&tail, &tail + 1);
        })
        .elsewhen(&flit.ready, || m.set(&full, 0));
        m.when(&(&sent & !&next), || m.set(&used, &used + 1))
            .elsewhen(&(!&sent & &next), || m.set(&used, &used - 1));
        flit.send(&full, &[("data", &data), ("error", &error)]);
    }
}
