//! The write-back buffer of one pseudo-channel: a queue that also tells whether it holds a line.
//!
//! ```text
//!   push: line, poison, data --> | slots | ==> head          wanted_line --> wanted
//! ```
//! A fetch must not overtake a write-back of the line that it asks for. Room is seen to by who
//! pushes.

use mtia_rtl::{Block, Layout, Memory, Module, cat, count_bits, index_bits};
use serde::Serialize;

use super::{LINE, Llc, any_of, next_in};

#[derive(Clone, Debug, Serialize)]
pub(super) struct WriteBacks(pub Llc);

impl WriteBacks {
    pub fn layout(llc: &Llc) -> Layout {
        Layout::new().field("line", llc.channel_line_bits()).field("poison", 1).field("data", LINE)
    }
}

impl Block for WriteBacks {
    fn name(&self) -> String {
        "llc_write_backs".into()
    }

    fn about(&self) -> String {
        format!(
            "Write-back buffer of {} lines, which tells whether it holds one.",
            self.0.write_backs
        )
    }

    fn build(&self, m: &Module) {
        let llc = &self.0;
        let depth = llc.write_backs;
        let push = m.input("push", 1);
        let line = m.input("line", llc.channel_line_bits());
        let poison = m.input("poison", 1);
        let data = m.input("data", LINE);
        let head = m.stream_out("head", WriteBacks::layout(llc));
        m.comment("Whether that line is in the buffer.");
        let wanted_line = m.input("wanted_line", llc.channel_line_bits());
        let wanted = m.output("wanted", 1);

        let first = m.reg("first", index_bits(depth)).reset(0);
        let free = m.reg("free", index_bits(depth)).reset(0);
        let count = m.reg("count", count_bits(depth)).reset(0);
        let store = m.memory("store", Memory::new(depth, LINE + 1).asynchronous());
        store.write(&push, &free, cat(&[&poison, &data]));
        let stored = store.read_now(&first);
        let popped = head.fires().named("popped");
        m.when(&push, || m.set(&free, next_in(&free, depth)));
        m.when(&popped, || m.set(&first, next_in(&first, depth)));
        m.when(&(&push & !&popped), || m.set(&count, &count + 1))
            .elsewhen(&(!&push & &popped), || m.set(&count, &count - 1));
        let mut hits = Vec::new();
        let mut head_line = m.zeros(line.width());
        for slot in 0..depth {
            let held = m.reg(&format!("slot_{slot}_held"), 1).reset(0);
            let its = m.reg(&format!("slot_{slot}_line"), line.width()).no_reset();
            m.when(&(&popped & first.eq(slot)), || m.set(&held, 0));
            m.when(&(&push & free.eq(slot)), || {
                m.set(&held, 1);
                m.set(&its, &line);
            });
            hits.push(&held & its.eq(&wanted_line));
            head_line = first.eq(slot).mux(&its, head_line);
        }
        m.drive(&wanted, any_of(m, &hits));
        head.send(
            count.ne(0),
            &[
                ("line", &head_line),
                ("poison", &stored.bit(LINE)),
                ("data", &stored.slice(0, LINE)),
            ],
        );
    }
}
