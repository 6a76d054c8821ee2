//! What generated Verilog looks like, file by file, that it comes out the same each time, and
//! that Verilator, Icarus and Yosys accept it without a warning.

mod common;

use mtia_rtl::{Block, Crossing, Design, Layout, Memory, Module, Queue, cat};
use serde::Serialize;

/// Elaborates twice: the same bytes. Checks with the tools. Returns all texts, one after another.
fn generate<B: Block>(block: &B) -> String {
    let design = Design::elaborate(block).unwrap();
    let again = Design::elaborate(block).unwrap();
    assert_eq!(design.verilog(), again.verilog());
    assert_eq!(design.file_list(), again.file_list());
    assert_eq!(design.manifest().json(), again.manifest().json());
    common::lint(&design);
    design.verilog().into_iter().map(|(_, text)| text).collect::<Vec<_>>().join("\n")
}

#[test]
fn queue() {
    insta::assert_snapshot!(generate(&Queue { width: 16, depth: 3 }));
}

#[test]
fn queues_of_one_item_and_of_events() {
    insta::assert_snapshot!(generate(&Queue { width: 16, depth: 1 }));
    insta::assert_snapshot!(generate(&Queue { width: 0, depth: 4 }));
}

/// A counter of another clock whose values cross into the module's own domain.
#[derive(Serialize)]
struct TwoDomains;

#[derive(Serialize)]
struct Count;

impl Block for Count {
    fn name(&self) -> String {
        "count".into()
    }
    fn about(&self) -> String {
        "Sends its count.".into()
    }
    fn build(&self, m: &Module) {
        let out = m.stream_out("out", 8);
        let count = m.reg("count", 8).reset(0);
        m.when(&out.fires(), || m.set(&count, &count + 1));
        out.send(1, &[("data", &count)]);
    }
}

impl Block for TwoDomains {
    fn name(&self) -> String {
        "two_domains".into()
    }
    fn about(&self) -> String {
        "A counter of another clock.".into()
    }
    fn build(&self, m: &Module) {
        let (other_clk, other_reset) = (m.input("other_clk", 1), m.input("other_reset", 1));
        let out = m.stream_out("out", 8);
        let count = m.instance("counter", &Count).clocked_by(&other_clk, &other_reset);
        let crossing = m.instance("crossing", &Crossing { width: 8, depth: 4 });
        let [clk, reset] = m.domain();
        crossing.drive("clk_enq", &other_clk).drive("reset_enq", &other_reset);
        crossing.drive("clk_deq", &clk).drive("reset_deq", &reset);
        count.stream("out").connect(&crossing.stream("enq"));
        crossing.stream("deq").connect(&out);
    }
}

#[test]
fn clock_domains() {
    insta::assert_snapshot!(generate(&TwoDomains));
    generate(&Crossing { width: 3, depth: 2 });
    generate(&Crossing { width: 600, depth: 8 });
}

#[test]
fn memories() {
    insta::assert_snapshot!("memory_1r1w", generate(&Memory::new(64, 32)));
    insta::assert_snapshot!("memory_async", generate(&Memory::new(32, 33).asynchronous()));
    insta::assert_snapshot!("memory_bytes", generate(&Memory::new(64, 32).byte_enables()));
    insta::assert_snapshot!(
        "memory_wide_bytes",
        generate(&Memory::new(4, 264).asynchronous().byte_enables())
    );
    insta::assert_snapshot!(
        "memory_2r1w",
        generate(&Memory::new(32, 32).asynchronous().read_ports(2))
    );
    insta::assert_snapshot!("memory_1rw", generate(&Memory::new(100, 128).single_port()));
    insta::assert_snapshot!(
        "memory_1rw_bytes",
        generate(&Memory::new(16, 64).single_port().byte_enables())
    );
}

#[test]
fn the_smallest_memories_pass_the_tools() {
    for memory in [Memory::new(1, 1), Memory::new(2, 1), Memory::new(3, 8), Memory::new(1, 8)] {
        generate(&memory);
        generate(&memory.clone().asynchronous());
        generate(&memory.clone().single_port());
        if memory.width == 8 {
            generate(&memory.clone().byte_enables());
            generate(&memory.clone().byte_enables().asynchronous());
            generate(&memory.byte_enables().single_port());
        }
    }
}

/// Rotates and masks the data of a stream, a cycle later.
#[derive(Serialize)]
struct Stage {
    width: u32,
    rotate: u32,
}

impl Block for Stage {
    fn name(&self) -> String {
        format!("stage_{}_by_{}", self.width, self.rotate)
    }
    fn about(&self) -> String {
        format!("Rotates items of {} bits by {}.", self.width, self.rotate)
    }
    fn build(&self, m: &Module) {
        m.comment("Items with the mode in which to treat them.");
        let from = m.stream_in("from", Layout::new().field("mode", 2).field("data", self.width));
        let to = m.stream_out("to", Layout::new().field("mode", 2).field("data", self.width));
        m.section("One stage");
        let full = m.reg("full", 1).reset(0);
        let mode = m.reg("mode", 2).no_reset();
        let data = m.reg("data", self.width).no_reset();
        from.take(!&full | &to.ready);
        to.send(&full, &[("mode", &mode), ("data", &data)]);
        let (high, low) = (self.width - self.rotate, self.rotate);
        let input = from.data();
        let rotated = cat(&[&input.slice(0, high), &input.slice(high, low)]).named("rotated");
        let treated = from.field("mode").case(
            "treated",
            &[(0, rotated.clone()), (1, !&rotated), (2, (&rotated.signed() >> 1).unsigned())],
            &m.zeros(self.width),
        );
        m.when(&from.fires(), || {
            m.set(&full, 1);
            m.set(&mode, from.field("mode"));
            m.set(&data, &treated);
        })
        .elsewhen(&to.ready, || m.set(&full, 0));
    }
}

/// Streams, instances, a case, nested conditions, signed arithmetic, memories.
#[derive(Serialize)]
struct Pipeline {
    width: u32,
}

impl Block for Pipeline {
    fn name(&self) -> String {
        format!("pipeline_{}", self.width)
    }
    fn about(&self) -> String {
        "Two stages, a queue, and statistics.\nEverything that a description can have.".into()
    }
    fn build(&self, m: &Module) {
        let layout = Layout::new().field("mode", 2).field("data", self.width);
        let from = m.stream_in("from", layout.clone());
        let to = m.stream_out("to", layout);
        m.comment("Sum of the data as signed numbers, its bits that are one, and the last item.");
        let sum = m.output("sum", 40);
        let ones = m.output("ones", 8);
        let last = m.output("last", self.width);

        m.comment("The first stage.");
        let first = m.instance("first", &Stage { width: self.width, rotate: 3 });
        let second = m.instance("second", &Stage { width: self.width, rotate: 3 });
        from.connect(&first.stream("from"));
        first.stream("to").connect(&second.stream("from"));
        let queued = m.queue("queued", &second.stream("to"), 4);
        queued.connect(&to);

        m.section("Statistics");
        let total = m.reg("total", 40).reset(0);
        let busy = m.reg("busy", 16).reset(0xffff);
        let data = to.field("data");
        m.when(&to.fires(), || {
            m.when(&to.field("mode").eq(3), || m.set(&total, 0)).elsewhen(
                &data.signed().lt(-5),
                || {
                    m.set(&total, &total - data.signed().resize(40).unsigned());
                    m.set(&busy, &busy - 1);
                },
            );
        })
        .otherwise(|| m.set(&busy, &busy + 1));
        let store = m.memory("store", Memory::new(16, self.width));
        store.write(to.fires(), total.slice(0, 4), &data);
        m.drive(&last, store.read(true, busy.slice(12, 4)));
        m.drive(&sum, &total);
        m.drive(&ones, busy.count_ones().resize(8));
    }
}

#[test]
fn pipeline() {
    insta::assert_snapshot!(generate(&Pipeline { width: 32 }));
    let design = Design::elaborate(&Pipeline { width: 32 }).unwrap();
    insta::assert_snapshot!("manifest", design.manifest().json());
    insta::assert_snapshot!("file_list", design.file_list());
}

/// Names that collide with what the writer adds, and comments that try to end.
#[derive(Serialize)]
struct Awkward;

impl Block for Awkward {
    fn name(&self) -> String {
        "awkward".into()
    }
    fn about(&self) -> String {
        "Comments of\nseveral lines; endmodule\r\n*/ of no harm.".into()
    }
    fn build(&self, m: &Module) {
        m.section("a heading\nendmodule");
        let a = m.input("a", 8);
        m.unused(&a.slice(0, 2), "twice");
        m.unused(&a.slice(0, 2), "twice\nendmodule");
        m.unused(&(&a + 1).slice(3, 2), "of a sum");
        let wire = (&a + 3).named("unused_a_1_0");
        let t = m.instance("t_0", &Queue { width: 8, depth: 2 });
        t.stream("enq").send(true, &[("data", &wire)]);
        t.stream("deq").take(wire.bit(0));
        m.drive(&m.output("y", 4), (&a ^ 5).slice(2, 4));
        // The input of an instance read back, where it is a constant and where it is a slice.
        let u = m.instance("u", &Queue { width: 8, depth: 2 });
        u.stream("enq").send(true, &[("data", &m.lit(8, 0x5a))]);
        u.stream("deq").take(true);
        m.drive(&m.output("z", 3), u.port("enq_data").slice(3, 3));
        // A deep concatenation, and a constant as the choice of a case.
        let deep = (0..3000).fold(a.clone(), |sum, i| cat(&[&sum, &a.bit(i % 8)]));
        m.drive(&m.output("deep", 3008), &deep);
        let chosen = m.lit(2, 1).case("chosen", &[(1, a.clone())], &wire);
        m.drive(&m.output("x", 8), &chosen);
    }
}

#[test]
fn awkward() {
    let text = generate(&Awkward);
    assert!(text.lines().all(|l| l.len() < 400));
}
