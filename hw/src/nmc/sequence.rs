//! Sequencer: for each command the lines of S in working order, with the bytes of each that
//! belong to S.
//!
//! ```text
//!   work ==>| line address, first and last |==> line
//! ```

use mtia_model::spec::nmc::{DTYPE_BITS, STATUS_BITS};
use mtia_rtl::{Block, Layout, Module};
use serde::Serialize;

use super::Nmc;

#[derive(Clone, Debug, Serialize)]
pub(super) struct Sequence(pub Nmc);

impl Block for Sequence {
    fn name(&self) -> String {
        "nmc_sequence".into()
    }

    fn about(&self) -> String {
        "Lists the lines of S in working order. A bad command is one line without bytes.".into()
    }

    fn build(&self, m: &Module) {
        let nmc = &self.0;
        let work = m.stream_in("work", nmc.sequence_work());
        let line = m.stream_out(
            "line",
            Layout::new()
                .field("copy", 1)
                .field("dtype", DTYPE_BITS)
                .field("line", nmc.line_address_bits())
                .field("begin", nmc.offset_bits())
                .field("end", nmc.offset_bits() + 1)
                .field("last", 1)
                .field("tag", nmc.tag_bits)
                .field("code", STATUS_BITS),
        );
        let left = m.reg("left", nmc.lines_bits()).reset(0);
        let first = m.reg("first", 1).no_reset();
        let address = m.reg("address", nmc.line_address_bits()).no_reset();
        let hold = |name: &str, width: u32| m.reg(name, width).no_reset();
        let held = ["copy", "dtype", "begin", "end", "down", "tag", "code"];
        let regs = held.map(|f| (f, hold(&format!("{f}_held"), work.field(f).width())));
        let reg = |name: &str| &regs[held.iter().position(|f| *f == name).unwrap_or(0)].1;

        let active = left.ne(0).named("active");
        work.take(!&active);
        let down = reg("down");
        let last = left.eq(1).named("last");
        let lowest = down.mux(&last, &first);
        let highest = down.mux(&first, &last);
        let whole = m.lit(nmc.offset_bits() + 1, u128::from(nmc.line_bytes));
        let begin = lowest.mux(reg("begin"), 0);
        let end = highest.mux(reg("end"), &whole);
        line.send(
            &active,
            &[
                ("copy", reg("copy")),
                ("dtype", reg("dtype")),
                ("line", &address),
                ("begin", &begin),
                ("end", &end),
                ("last", &last),
                ("tag", reg("tag")),
                ("code", reg("code")),
            ],
        );
        m.when(&work.fires(), || {
            m.set(&left, work.field("lines"));
            m.set(&first, 1);
            m.set(&address, work.field("line"));
            for (name, reg) in &regs {
                m.set(reg, work.field(name));
            }
        })
        .elsewhen(&line.fires(), || {
            m.set(&left, &left - 1);
            m.set(&first, 0);
            m.set(&address, down.mux(&(&address - 1), &address + 1));
        });
    }
}
