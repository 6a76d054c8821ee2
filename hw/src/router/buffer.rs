//! A buffer of a link: a queue for each class in one memory.
//!
//! ```text
//!   in_valid, in_class, in_flit --> | class 0: depth | --> head_0_valid, head_0_flit <-- pop_0
//!                                   | class 1: depth | --> head_1_valid, head_1_flit <-- pop_1
//!   credit <-- one bit a class, in the cycle after a pop
//! ```
//! There is no ready: the sender has a credit for each place, so what comes in has room. A flit can
//! be a head in the cycle after it came in.

use mtia_rtl::{Block, Memory, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

/// The buffer.
#[derive(Clone, Debug, Serialize)]
pub struct Buffer {
    /// Classes, 1 or 2.
    pub classes: u32,
    /// Flits of each class, a power of two.
    pub depth: u32,
    /// Bits of a flit.
    pub width: u32,
}

impl Block for Buffer {
    fn name(&self) -> String {
        format!("router_buffer_{}x{}x{}", self.classes, self.depth, self.width)
    }

    fn about(&self) -> String {
        format!(
            "Buffer of a link: {} flits of {} bits for each of {} classes. The sender has a credit \
             for each place; `credit` returns one in the cycle after a pop.",
            self.depth, self.width, self.classes
        )
    }

    fn build(&self, m: &Module) {
        let valid = m.input("in_valid", 1);
        let class = (self.classes > 1).then(|| m.input("in_class", 1));
        let flit = m.input("in_flit", self.width);
        let memory = Memory::new(self.classes * self.depth, self.width)
            .asynchronous()
            .read_ports(self.classes);
        let store = m.memory("store", memory);
        let mut tails: Vec<Signal> = Vec::new();
        let mut credits = Vec::new();
        for c in 0..self.classes {
            m.comment("The head is removed.");
            let pop = m.input(&format!("pop_{c}"), 1);
            let head_valid = m.output(&format!("head_{c}_valid"), 1);
            let head_flit = m.output(&format!("head_{c}_flit"), self.width);
            let count = m.reg(&format!("count_{c}"), count_bits(self.depth)).reset(0);
            let mine = match &class {
                Some(class) => &valid & class.eq(c),
                None => valid.clone(),
            };
            let pushed = mine.named(&format!("pushed_{c}"));
            let name = |what: &str| format!("{what}_{c}");
            let (head, tail) = if self.depth > 1 {
                let bits = index_bits(self.depth);
                let head = m.reg(&name("head"), bits).reset(0);
                let tail = m.reg(&name("tail"), bits).reset(0);
                m.when(&pushed, || m.set(&tail, &tail + 1));
                m.when(&pop, || m.set(&head, &head + 1));
                (Some(head), Some(tail))
            } else {
                (None, None)
            };
            m.when(&(&pushed & !&pop), || m.set(&count, &count + 1))
                .elsewhen(&(!&pushed & &pop), || m.set(&count, &count - 1));
            m.drive(&head_valid, count.ne(0));
            let at = self.address(m, c, head);
            let read =
                if self.classes > 1 { store.read_now_at(c, &at) } else { store.read_now(&at) };
            m.drive(&head_flit, &read);
            tails.push(self.address(m, c, tail));
            let credit = m.reg(&name("credit"), 1).reset(0);
            m.set(&credit, &pop);
            credits.push(credit);
        }
        let at = match (&class, tails.as_slice()) {
            (Some(class), [zero, one]) => class.mux(one, zero),
            _ => tails[0].clone(),
        };
        store.write(&valid, &at, &flit);
        let credit = m.output("credit", self.classes);
        m.drive(&credit, cat(&credits.iter().rev().collect::<Vec<_>>()));
    }
}

impl Buffer {
    /// The address of a class's place: the class above the place.
    fn address(&self, m: &Module, class: u32, place: Option<Signal>) -> Signal {
        match (self.classes, place) {
            (1, None) => m.zeros(1),
            (1, Some(place)) => place,
            (_, None) => m.lit(1, class.into()),
            (_, Some(place)) => cat(&[&m.lit(1, class.into()), &place]),
        }
    }
}
