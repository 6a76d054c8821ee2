//! Which way the data bus goes: reads, or a batch of writes.
//!
//! ```text
//!   reads --many writes wait, a read waits for a write, no reads--> writes
//!   writes --few are left, a batch is over and reads wait, none--> reads
//! ```
//! The direction changes once no line is half done; until then no other begins (`leaving`).

use mtia_rtl::{Block, Module, count_bits};
use serde::Serialize;

use super::Hbm;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Direction(pub Hbm);

impl Block for Direction {
    fn name(&self) -> String {
        "hbm_direction".into()
    }

    fn about(&self) -> String {
        "Direction of the data bus: reads go first until writes are many, then writes until few \
         are left."
            .into()
    }

    fn build(&self, m: &Module) {
        let hbm = &self.0;
        let reads = m.input("reads", count_bits(hbm.read_queue));
        let writes = m.input("writes", count_bits(hbm.write_queue));
        m.comment("A read waits at the entrance for a queued write of its line.");
        let read_waits = m.input("read_waits", 1);
        m.comment("A line of this direction is half done.");
        let half_done = m.input("half_done", 1);
        m.comment("The first burst of a write goes.");
        let write_begins = m.input("write_begins", 1);
        let writing_out = m.output("writing", 1);
        let leaving_out = m.output("leaving", 1);

        let writing = m.reg("is_writing", 1).reset(0);
        m.comment("There were too many writes; they go until few are left.");
        let draining = m.reg("draining", 1).reset(0);
        m.comment("Writes begun in this batch, up to the least.");
        let batch = m.reg("batch", count_bits(hbm.write_batch)).reset(0);
        let full = writes.ge(hbm.write_high).named("full");
        let enough = (&draining | &full)
            .mux(&writes.le(hbm.write_low), batch.eq(hbm.write_batch))
            .named("enough");
        let from_reads = &full | &read_waits | (!reads.any() & writes.any());
        let from_writes = !writes.any() | (reads.any() & !&read_waits & enough);
        let leaving = writing.mux(&from_writes, from_reads).named("wants_to_leave");
        let turns = (&leaving & !half_done).named("turns");
        m.when(&turns, || {
            m.set(&writing, !&writing);
            m.set(&draining, !&writing & &full);
            m.set(&batch, 0);
        })
        .otherwise(|| {
            m.when(&(&writing & &full), || m.set(&draining, 1));
            m.when(&(&write_begins & batch.ne(hbm.write_batch)), || m.set(&batch, &batch + 1));
        });
        m.drive(&writing_out, &writing);
        m.drive(&leaving_out, &leaving);
    }
}
