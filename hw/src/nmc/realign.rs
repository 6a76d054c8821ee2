//! Realigner of an operand: turns its flits into lines that lie as the lines of S do.
//!
//! ```text
//!   half_0 ==>|  this line  |\
//!   half_1 ==>|             | shift ==> line
//!             |  line before|/
//! ```
//! The window is the line before and this line, shifted by the distance between the operand's
//! and the result's offset. Where the operand begins further right than S (`prime`), the first
//! line only fills the window. Downwards, bytes are reversed on the way in and on the way out, so
//! that the same window serves both directions. A half of the first and of the last line that
//! holds nothing of the operand is not read, and not waited for.

use mtia_rtl::{Block, Layout, Module, cat};
use serde::Serialize;

use super::{Nmc, reverse_bytes};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Realign(pub Nmc);

impl Block for Realign {
    fn name(&self) -> String {
        "nmc_realign".into()
    }

    fn about(&self) -> String {
        "Turns the flits of an operand into lines that lie as the lines of S do, up to one line a \
         cycle."
            .into()
    }

    fn build(&self, m: &Module) {
        let nmc = &self.0;
        let width = 8 * nmc.line_bytes;
        let flit = || Layout::new().field("data", width / 2).field("error", 1);
        let work = m.stream_in("work", nmc.realign_work());
        let half_0 = m.stream_in("half_0", flit());
        let half_1 = m.stream_in("half_1", flit());
        let line = m.stream_out("line", Layout::new().field("data", width).field("error", 1));

        m.section("Work");
        let lines_in = m.reg("lines_in", nmc.lines_bits()).reset(0);
        let lines_out = m.reg("lines_out", nmc.lines_bits()).reset(0);
        let shift = m.reg("shift", nmc.offset_bits()).no_reset();
        m.comment("The next line only fills the window.");
        let priming = m.reg("priming", 1).no_reset();
        let first = m.reg("first", 1).no_reset();
        let skip_first = m.reg("skip_first", 1).no_reset();
        let skip_last = m.reg("skip_last", 1).no_reset();
        let down = m.reg("down", 1).no_reset();
        let failed = m.reg("failed", 1).no_reset();
        let before = m.reg("line_before", width).no_reset();
        let full = m.reg("full", 1).reset(0);
        let data = m.reg("data", width).no_reset();
        let error = m.reg("error", 1).no_reset();

        m.section("Steps");
        let active = lines_out.ne(0).named("active");
        let wants = lines_in.ne(0).named("wants");
        let need_0 = !(&first & &skip_first);
        let need_1 = !(lines_in.eq(1) & &skip_last);
        let (need_0, need_1) = (need_0.named("need_0"), need_1.named("need_1"));
        let have = (!&need_0 | &half_0.valid) & (!&need_1 | &half_1.valid);
        let have = have.named("have");
        let room = !&full | &line.ready;
        let emits = &active & !&priming & room & (!&wants | &have);
        let emits = emits.named("emits");
        let primes = (&active & &priming & &have).named("primes");
        let takes = (&primes | (&emits & &wants)).named("takes");
        work.take(!&active);
        half_0.take(&takes & &need_0);
        half_1.take(&takes & &need_1);

        m.section("Window");
        let low = down.mux(&reverse_bytes(&half_0.field("data")), half_0.field("data"));
        let high = down.mux(&reverse_bytes(&half_1.field("data")), half_1.field("data"));
        let this = cat(&[&high, &low]).named("this_line");
        let window = cat(&[&this, &before]).named("window");
        let distance = cat(&[&shift, &m.zeros(3)]);
        let shifted = (&window >> &distance).named("shifted").slice(0, width);
        let placed = shift.eq(0).mux(&this, shifted).named("placed");
        let wrong = (&failed
            | (&takes & ((&need_0 & half_0.field("error")) | (&need_1 & half_1.field("error")))))
        .named("wrong");

        m.when(&work.fires(), || {
            m.set(&lines_in, work.field("lines_in"));
            m.set(&lines_out, work.field("lines_out"));
            m.set(&shift, work.field("shift"));
            m.set(&priming, work.field("prime"));
            m.set(&first, 1);
            m.set(&skip_first, work.field("skip_first"));
            m.set(&skip_last, work.field("skip_last"));
            m.set(&down, work.field("down"));
            m.set(&failed, 0);
        })
        .otherwise(|| {
            m.when(&takes, || {
                m.set(&lines_in, &lines_in - 1);
                m.set(&first, 0);
                m.set(&before, &this);
                m.set(&failed, &wrong);
            });
            m.when(&primes, || m.set(&priming, 0));
            m.when(&emits, || m.set(&lines_out, &lines_out - 1));
        });
        m.when(&emits, || {
            m.set(&full, 1);
            m.set(&data, down.mux(&reverse_bytes(&placed), &placed));
            m.set(&error, &wrong);
        })
        .elsewhen(&line.ready, || m.set(&full, 0));
        line.send(&full, &[("data", &data), ("error", &error)]);
    }
}
