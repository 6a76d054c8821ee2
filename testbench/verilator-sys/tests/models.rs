//! Several designs, models and threads in one process, and the ways to run the clock.

mod common;

use common::{compile, counter, design, model};

/// Two designs whose modules have the same names and are different inside.
const UP: &str = "module cell_(input clk, output reg [31:0] q);
  always @(posedge clk) q <= q + 1; endmodule
module same(input clk, output [31:0] q); cell_ c(.clk(clk), .q(q)); endmodule";
const DOWN: &str = "module cell_(input clk, output reg [31:0] q);
  always @(posedge clk) q <= q - 3; endmodule
module same(input clk, output [31:0] q); cell_ c(.clk(clk), .q(q)); endmodule";

#[test]
fn designs_and_models_do_not_meet() {
    let (up, down) = (compile(&design("same", UP)), compile(&design("same", DOWN)));
    assert_ne!(up.path(), down.path());
    let mut a = up.instantiate().unwrap();
    let mut b = down.instantiate().unwrap();
    let mut c = up.instantiate().unwrap();
    let q = a.port("q").unwrap();
    for _ in 0..10 {
        a.cycles(2);
        b.cycles(1);
        c.cycles(5);
    }
    assert_eq!((a.get(q), b.get(q), c.get(q)), (20, u64::from(u32::MAX) + 1 - 30, 50));
    assert_eq!((a.cycle(), b.cycle(), c.cycle()), (20, 10, 50));
    drop(b);
    a.cycles(1);
    assert_eq!(a.get(q), 21);
}

#[test]
fn models_move_between_threads() {
    let library = compile(&design("counter", &counter("threads")));
    let threads: Vec<_> = (1..=4u64)
        .map(|n| {
            let library = library.clone();
            let mut early = library.instantiate().unwrap();
            std::thread::spawn(move || {
                let mut late = library.instantiate().unwrap();
                early.cycles(n * 1000);
                late.cycles(n * 500);
                let q = late.port("q").unwrap();
                (early, late.get(q))
            })
        })
        .collect();
    for (n, thread) in (1..=4u64).zip(threads) {
        let (mut early, late) = thread.join().unwrap();
        early.cycles(1);
        assert_eq!((early.get(early.port("q").unwrap()), late), (n * 1000 + 1, n * 500));
    }
}

#[test]
fn settle_and_rise_make_a_cycle() {
    let mut m = model(
        "step",
        "module step(input clk, input reset, input [7:0] d, output [7:0] sum, output reg [7:0] acc);
  assign sum = acc + d;
  always @(posedge clk) acc <= reset ? 8'd0 : sum;
endmodule",
    );
    let [reset, d, sum, acc] = ["reset", "d", "sum", "acc"].map(|n| m.port(n).unwrap());
    m.set(reset, 1);
    m.cycles(1);
    m.set(reset, 0);
    m.set(d, 5);
    m.settle();
    assert_eq!((m.get(sum), m.get(acc), m.cycle()), (5, 0, 1));
    m.settle();
    assert_eq!((m.get(sum), m.get(acc), m.cycle()), (5, 0, 1), "settling twice is settling");
    m.rise();
    assert_eq!((m.get(sum), m.get(acc), m.cycle()), (10, 5, 2));
    m.set(d, 7);
    m.rise();
    assert_eq!((m.get(acc), m.cycle()), (12, 3), "rise settles by itself");
    m.set(d, 1);
    m.settle();
    m.cycles(3);
    assert_eq!((m.get(acc), m.cycle()), (15, 6), "cycles go on from a settle");
}

#[test]
fn arguments_reach_the_model() {
    let library = compile(&design(
        "args",
        "module args(input clk, output reg [31:0] q);
  initial if (!$value$plusargs(\"start=%d\", q)) q = 7;
  always @(posedge clk) q <= q + 1;
endmodule",
    ));
    let start = |arguments: &[&str]| {
        let mut m = library.instantiate_with(arguments).unwrap();
        m.settle();
        m.get(m.port("q").unwrap())
    };
    assert_eq!((start(&[]), start(&["+start=99"])), (7, 99));
}

#[test]
fn registers_may_start_at_random() {
    let text = "module start(input clk, input en, input [63:0] d, output reg [63:0] q);
  always @(posedge clk) if (en) q <= d; endmodule";
    let library = compile(&design("start", text).option("--x-initial").option("unique"));
    let start = |seed: u32| {
        let seed = format!("+verilator+seed+{seed}");
        let mut m = library.instantiate_with(&["+verilator+rand+reset+2", &seed]).unwrap();
        m.cycles(1);
        m.get(m.port("q").unwrap())
    };
    assert_eq!(start(1), start(1));
    assert_ne!(start(1), start(2));
}

#[test]
fn a_c_function_behind_dpi() {
    let text = "module dpi(input clk, input [31:0] a, output reg [31:0] q);
  import \"DPI-C\" function int twice(input int x);
  always @(posedge clk) q <= twice(a);
endmodule";
    let twice = "extern \"C\" int twice(int x) { return 2 * x; }\n";
    let design = verilator_sys::Design::new("dpi").source("dpi.sv", text);
    let error = design.compile(&common::cache_dir());
    common::message(error, &["dpi", "undefined reference", "twice"]);
    let mut m = compile(&design.source("twice.cpp", twice)).instantiate().unwrap();
    let (a, q) = (m.port("a").unwrap(), m.port("q").unwrap());
    m.set(a, 21);
    m.cycles(1);
    assert_eq!(m.get(q), 42);
}

#[test]
fn hierarchical_blocks_are_compiled_once() {
    let block = "module block(input clk, input [31:0] a, output reg [31:0] q);
  /*verilator hier_block*/
  always @(posedge clk) q <= q + a;
endmodule\n";
    let blocks = |n: u32| {
        let instances: String = (0..n)
            .map(|i| {
                format!(
                    "  block b{i}(.clk(clk), .a(a + {i}), .q(q[{}:{}]));\n",
                    32 * i + 31,
                    32 * i
                )
            })
            .collect();
        let high = 32 * n - 1;
        let top = format!(
            "module tiles{n}(input clk, input [31:0] a, output [{high}:0] q);\n{instances}endmodule\n"
        );
        verilator_sys::Design::new(&format!("tiles{n}"))
            .source("block.v", block)
            .source("tiles.v", &top)
            .option("--hierarchical")
    };
    let kept = || {
        let entries = std::fs::read_dir(common::cache_dir().join("verilator")).unwrap();
        let names = entries.map(|e| e.unwrap().file_name().into_string().unwrap());
        names.filter(|n| n.starts_with("block-") && n.ends_with(".o")).count()
    };
    let mut counts = Vec::new();
    for n in [2, 3] {
        let mut m = compile(&blocks(n)).instantiate().unwrap();
        counts.push(kept());
        let (a, q) = (m.port("a").unwrap(), m.port("q").unwrap());
        m.set(a, 10);
        m.cycles(4);
        let expected: Vec<u32> = (0..n).map(|i| 4 * (10 + i)).collect();
        assert_eq!(m.read_words(q), expected);
    }
    assert!(counts[0] > 0 && counts[0] == counts[1], "{counts:?}");
}

#[test]
fn a_model_that_uses_threads_of_its_own() {
    let text = "module wide(input clk, input [31:0] a, output reg [31:0] p, output reg [31:0] q);
  reg [31:0] x, y;
  always @(posedge clk) begin x <= x * 3 + a; p <= x ^ (x >> 3); end
  always @(posedge clk) begin y <= y * 5 + a; q <= y ^ (y >> 5); if (y == 781) $stop; end
endmodule";
    let threads = |n: &str| {
        let library = compile(&design("wide", text).option("--threads").option(n));
        let mut m = library.instantiate().unwrap();
        let [a, p, q] = ["a", "p", "q"].map(|n| m.port(n).unwrap());
        m.set(a, 1);
        m.cycles(100);
        (m.get(p), m.get(q), m.cycle(), m.check().unwrap_err().to_string())
    };
    let one = threads("1");
    assert!(one.3.contains("cycle 5") && one.3.contains("$stop"), "{one:?}");
    assert_eq!(one, threads("2"));
}
