//! What leads from a bank to one of its pseudo-channels and back.
//!
//! ```text
//!   fetch ==>| queue |==\
//!                        choice ==>| queue |==> request        response ==>| queue |==> fill
//!   write_back ->| buffer |==/
//! ```
//! Lines that go back and fetches by turns, but no fetch before a line on its way back that it asks
//! for. Room in the buffer is reserved when a victim is chosen, a cycle or more before its line
//! comes out of the array.

use mtia_model::spec::llc::PORT_QUEUE;
use mtia_rtl::{Block, Layout, Module, Signal, count_bits};
use serde::Serialize;

use super::write_backs::WriteBacks;
use super::{LINE, Llc};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Channel(pub Llc);

impl Channel {
    pub fn fetch(llc: &Llc) -> Layout {
        Layout::new().field("line", llc.channel_line_bits()).field("entry", llc.miss_bits())
    }
}

impl Block for Channel {
    fn name(&self) -> String {
        "llc_channel".into()
    }

    fn about(&self) -> String {
        "Fetches and write-backs to one pseudo-channel, and the lines that come back.".into()
    }

    fn build(&self, m: &Module) {
        let llc = &self.0;
        m.comment("A line is asked for, on behalf of an entry of the misses.");
        let fetch = m.stream_in("fetch", Channel::fetch(llc));
        m.comment("A victim is chosen; its line is there.");
        let reserve = m.input("reserve", 1);
        let push = m.input("push", 1);
        let line = m.input("line", llc.channel_line_bits());
        let poison = m.input("poison", 1);
        let data = m.input("data", LINE);
        m.comment(
            "Whether there is room for a fetch and a victim, beside those of an access ahead.",
        );
        let ahead = m.input("ahead", 1);
        let room = m.output("room", 1);
        m.comment("No victim can be taken; nothing is on its way back.");
        let full = m.output("full", 1);
        let drained = m.output("drained", 1);
        let request = m.stream_out("request", llc.memory_request());
        let response = m.stream_in("response", llc.memory_response());
        let fill = m.stream_out("fill", llc.fill());

        let fetches = m.queue("fetch_queue", &fetch, llc.fetch_queue);
        let buffer = m.instance("write_backs", &WriteBacks(llc.clone()));
        buffer.drive("push", &push);
        buffer.drive("line", &line);
        buffer.drive("poison", &poison);
        buffer.drive("data", &data);
        buffer.drive("wanted_line", fetches.field("line"));
        let head = buffer.stream("head");

        let chosen = m.stream("chosen", llc.memory_request());
        let fetch_turn = m.reg("fetch_turn", 1).reset(0);
        let first = !&fetches.valid | buffer.port("wanted") | !&fetch_turn;
        let write = (&head.valid & first).named("writes_back");
        let (no_line, no_tag) = (m.zeros(LINE), m.zeros(llc.memory_tag_bits));
        let tag = fetches.field("entry").resize(llc.memory_tag_bits);
        chosen.send(
            &head.valid | &fetches.valid,
            &[
                ("write", &write),
                ("address", &write.mux(&head.field("line"), fetches.field("line"))),
                ("tag", &write.mux(&no_tag, &tag)),
                ("poison", &(&write & head.field("poison"))),
                ("data", &write.mux(&head.field("data"), &no_line)),
            ],
        );
        head.take(&chosen.ready & &write);
        fetches.take(&chosen.ready & !&write);
        let queued = m.queue("request_queue", &chosen, PORT_QUEUE);
        queued.connect(&request);

        m.when(&chosen.fires(), || m.set(&fetch_turn, &write));

        m.comment("Fetches in the queue.");
        let waiting = m.reg("waiting", count_bits(llc.fetch_queue)).reset(0);
        let (more, fewer) = (fetch.fires(), fetches.fires());
        m.when(&(&more & !&fewer), || m.set(&waiting, &waiting + 1))
            .elsewhen(&(!&more & &fewer), || m.set(&waiting, &waiting - 1));
        m.comment("Lines in the buffer, or about to be.");
        let reserved = m.reg("reserved", count_bits(llc.write_backs)).reset(0);
        let left = head.fires();
        m.when(&(&reserve & !&left), || m.set(&reserved, &reserved + 1))
            .elsewhen(&(!&reserve & &left), || m.set(&reserved, &reserved - 1));
        m.drive(&full, reserved.eq(llc.write_backs));
        let fits = |count: &Signal, depth: u32| !(count.eq(depth) | (&ahead & count.eq(depth - 1)));
        m.drive(&room, fits(&waiting, llc.fetch_queue) & fits(&reserved, llc.write_backs));
        m.drive(&drained, reserved.eq(0) & !&queued.valid);

        let back = m.queue("response_queue", &response, PORT_QUEUE);
        back.take(&fill.ready);
        fill.send(
            &back.valid,
            &[
                ("entry", &back.field("tag").slice(0, llc.miss_bits())),
                ("data", &back.field("data")),
                ("poison", &back.field("poison")),
            ],
        );
    }
}
