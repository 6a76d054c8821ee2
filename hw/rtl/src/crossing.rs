//! A queue between two clock domains.
//!
//! ```text
//!     enq domain                          deq domain
//!   enq ==>| store, write pointer |--grey code--> 2 flip-flops -->| read pointer |==> deq
//!          |      2 flip-flops    |<--grey code------------------ |              |
//! ```
//! Each side counts in grey code, of which one bit changes a step: whenever the other side samples
//! it, it sees the count before or after the step, never another. An item shows at `deq` after two
//! edges of the deq clock that follow the edge at which it entered; its place is free again after
//! two edges of the enq clock that follow the edge at which it left. The store is written on the
//! enq side and read where its data have long been still.

use serde::Serialize;

use crate::design::Block;
use crate::error::ErrorKind;
use crate::memory::Memory;
use crate::module::Module;
use crate::signal::{Signal, cat};

/// The queue: clocks and resets of both sides are ports (`clk_enq`, `reset_enq`, `clk_deq`,
/// `reset_deq`), its streams are `enq` and `deq`. Both resets have to overlap for two edges of
/// each clock.
#[derive(Clone, Debug, Serialize)]
pub struct Crossing {
    /// Bits of an item, at least 1.
    pub width: u32,
    /// Items it holds: a power of two, at least 2. For full throughput between clocks of about
    /// the same speed it takes 8.
    pub depth: u32,
}

/// The side of the enq clock.
#[derive(Clone, Debug, Serialize)]
struct CrossingEnq(Crossing);

/// The side of the deq clock.
#[derive(Clone, Debug, Serialize)]
struct CrossingDeq(Crossing);

impl Crossing {
    /// Bits of a pointer: an index and the parity of the laps.
    fn pointer_bits(&self) -> u32 {
        self.depth.trailing_zeros() + 1
    }

    fn size(&self) -> String {
        format!("{}x{}", self.depth, self.width)
    }
}

/// A count in grey code.
fn grey(count: &Signal) -> Signal {
    let width = count.width();
    let zero = count.module().zeros(1);
    count ^ cat(&[&zero, &count.slice(1, width - 1)])
}

/// A pointer of the other domain behind two flip-flops.
fn synchronise(m: &Module, name: &str, pointer: &Signal) -> Signal {
    let first = m.reg(&format!("{name}_first"), pointer.width()).reset(0);
    let second = m.reg(&format!("{name}_seen"), pointer.width()).reset(0);
    m.set(&first, pointer);
    m.set(&second, &first);
    second
}

/// This side's pointer: binary for the store, grey for the other side.
fn pointer(m: &Module, name: &str, bits: u32, step: &Signal) -> (Signal, Signal) {
    let count = m.reg(name, bits).reset(0);
    let code = m.reg(&format!("{name}_grey"), bits).reset(0);
    let next = (&count + 1).named(&format!("{name}_next"));
    m.when(step, || {
        m.set(&count, &next);
        m.set(&code, grey(&next));
    });
    (count, code)
}

impl Block for CrossingEnq {
    fn name(&self) -> String {
        format!("crossing_enq_{}", self.0.size())
    }

    fn about(&self) -> String {
        "Entering side of a queue between clock domains: its store and its write pointer.".into()
    }

    fn build(&self, m: &Module) {
        let bits = self.0.pointer_bits();
        let enq = m.stream_in("enq", self.0.width);
        m.comment("To and from the other domain.");
        let write_code = m.output("write_code", bits);
        let read_code = m.input("read_code", bits);
        let read_index = m.input("read_index", bits - 1);
        let read_data = m.output("read_data", self.0.width);

        let pushed = enq.fires().named("pushed");
        let (count, code) = pointer(m, "write", bits, &pushed);
        m.drive(&write_code, &code);
        let seen = synchronise(m, "read", &read_code);
        m.comment("Full when the reader is one lap behind: in grey code the top two bits differ.");
        let lap = if bits == 2 {
            !&seen
        } else {
            cat(&[&!&seen.slice(bits - 2, 2), &seen.slice(0, bits - 2)])
        };
        enq.take(code.ne(&lap));
        let store = m.memory("store", Memory::new(self.0.depth, self.0.width).asynchronous());
        store.write(&pushed, count.slice(0, bits - 1), enq.data());
        m.drive(&read_data, store.read_now(&read_index));
    }
}

impl Block for CrossingDeq {
    fn name(&self) -> String {
        format!("crossing_deq_{}", self.0.size())
    }

    fn about(&self) -> String {
        "Leaving side of a queue between clock domains: its read pointer.".into()
    }

    fn build(&self, m: &Module) {
        let bits = self.0.pointer_bits();
        let deq = m.stream_out("deq", self.0.width);
        m.comment("To and from the other domain.");
        let write_code = m.input("write_code", bits);
        let read_code = m.output("read_code", bits);
        let read_index = m.output("read_index", bits - 1);
        let read_data = m.input("read_data", self.0.width);

        let popped = deq.fires().named("popped");
        let (count, code) = pointer(m, "read", bits, &popped);
        m.drive(&read_code, &code);
        m.drive(&read_index, count.slice(0, bits - 1));
        let seen = synchronise(m, "write", &write_code);
        deq.send(code.ne(&seen), &[("data", &read_data)]);
    }
}

impl Block for Crossing {
    fn name(&self) -> String {
        format!("crossing_{}", self.size())
    }

    fn about(&self) -> String {
        format!("Queue of {} items of {} bits between two clock domains.", self.depth, self.width)
    }

    fn build(&self, m: &Module) {
        if self.depth < 2 || !self.depth.is_power_of_two() || self.width == 0 {
            let what = "a crossing holds a power of two of items, at least 2, of at least 1 bit";
            m.fail(ErrorKind::Width, m.0.at, what.to_owned());
            return Crossing { width: 1, depth: 2 }.build(m);
        }
        let clocks = ["enq", "deq"].map(|side| {
            m.comment(&format!("Domain of {side}."));
            [m.input(&format!("clk_{side}"), 1), m.input(&format!("reset_{side}"), 1)]
        });
        let enq = m.stream_in("enq", self.width);
        let deq = m.stream_out("deq", self.width);
        let [entering, leaving] = &clocks;
        let write = m
            .instance("write_side", &CrossingEnq(self.clone()))
            .clocked_by(&entering[0], &entering[1]);
        let read = m
            .instance("read_side", &CrossingDeq(self.clone()))
            .clocked_by(&leaving[0], &leaving[1]);
        enq.connect(&write.stream("enq"));
        read.stream("deq").connect(&deq);
        read.drive("write_code", write.port("write_code"));
        read.drive("read_data", write.port("read_data"));
        write.drive("read_code", read.port("read_code"));
        write.drive("read_index", read.port("read_index"));
    }
}
