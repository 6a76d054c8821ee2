//! One entry of the misses: the place of a line under way, compared with that of the lookup.
//!
//! ```text
//!   open, set, way --> | under_way, closed |    lookup_set, lookup_way --> ways, matched
//!   close, clear   --> |                   |
//! ```

use mtia_rtl::{Block, Module};
use serde::Serialize;

use super::{Llc, one_hot};

#[derive(Clone, Debug, Serialize)]
pub(super) struct Entry(pub Llc);

impl Block for Entry {
    fn name(&self) -> String {
        "llc_entry".into()
    }

    fn about(&self) -> String {
        "An entry of the misses, as far as it is compared: the place of a line under way.".into()
    }

    fn build(&self, m: &Module) {
        let llc = &self.0;
        m.comment("A line gets under way; its fill begins; it has been filled.");
        let open = m.input("open", 1);
        let close = m.input("close", 1);
        let clear = m.input("clear", 1);
        let set_in = m.input("set_index", llc.set_bits());
        let way_in = m.input("way", llc.way_bits());
        m.comment("The place that is looked up.");
        let lookup_set = m.input("lookup_set", llc.set_bits());
        let lookup_way = m.input("lookup_way", llc.way_bits());
        m.comment("The way under way in that set; whether it is that very line, and being filled.");
        let ways = m.output("ways", llc.ways);
        let matched = m.output("matched", 1);
        let closed_out = m.output("closed", 1);

        let under_way = m.reg("under_way", 1).reset(0);
        let closed = m.reg("is_closed", 1).no_reset();
        let set = m.reg("held_set", llc.set_bits()).no_reset();
        let way = m.reg("held_way", llc.way_bits()).no_reset();
        m.when(&open, || {
            m.set(&under_way, 1);
            m.set(&closed, 0);
            m.set(&set, &set_in);
            m.set(&way, &way_in);
        })
        .elsewhen(&clear, || m.set(&under_way, 0));
        m.when(&close, || m.set(&closed, 1));
        let here = (&under_way & set.eq(&lookup_set)).named("here");
        m.drive(&ways, here.repeat(llc.ways) & one_hot(&way, llc.ways));
        m.drive(&matched, &here & way.eq(&lookup_way));
        m.drive(&closed_out, &closed);
    }
}
