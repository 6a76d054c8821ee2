//! Smoke.
use mtia_rtl::*;
use serde::Serialize;
#[derive(Serialize)]
struct Top {
    w: u32,
}
impl Block for Top {
    fn name(&self) -> String {
        "top".into()
    }
    fn about(&self) -> String {
        "A top.".into()
    }
    fn build(&self, m: &Module) {
        m.comment("Items to queue.");
        let i = m.stream_in("in", self.w);
        let o = m.stream_out("out", self.w);
        let q = m.queue("q", &i, 3);
        m.comment("Counts items.");
        let n = m.reg("n", 8).reset(0);
        let last = m.reg("last", 8).no_reset();
        m.when(&q.fires(), || {
            m.set(&n, &n + 1);
        })
        .otherwise(|| m.set(&last, &n));
        let sh = (&n.signed() >> 2).named("sh");
        let y = m.output("y", 16);
        m.drive(&y, cat(&[&sh, &(&n * &last).slice(4, 8)]));
        o.send(&q.valid, &[("data", &(q.data() + 1))]);
        q.take(&o.ready);
        let c = n.slice(0, 2).case("sel", &[(0, last.clone()), (2, &n + &last)], &m.lit(8, 200));
        let z = m.output("z", 1);
        m.drive(&z, c.any() & n.signed().lt(-3) & last.chunk(&n.slice(0, 3), 1));
    }
}
#[test]
fn smoke() {
    let d = Design::elaborate(&Top { w: 16 }).unwrap();
    for (n, t) in d.verilog() {
        println!("==== {n}\n{t}");
        std::fs::write(format!("/tmp/sm_{n}"), t).unwrap();
    }
    println!("{}", d.manifest().json());
}
