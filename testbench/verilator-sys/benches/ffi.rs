//! What the way over the language border costs: cycles a second of a small design driven through
//! this crate, beside those of a C++ `main` written by hand for it and compiled with the same
//! flags. Both run by turns, many short ones. Only reports.
//!
//! The smaller the design, the larger the part of the border, so two sizes are measured: a choice
//! of one size would decide the answer.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Instant;

use verilator_sys::{Design, Model, SinkId, SourceId, Until, Verilator, default_cache_dir};

const TURNS: usize = 60;
const CYCLES: u64 = 300_000;
const ITEMS: u64 = 150_000;

/// Stages of the pipeline in the designs that are measured.
const STAGES: [u32; 2] = [16, 32];

/// A counter, an LFSR, and a pipeline of so many stages of 64 bits between two streams.
fn design(stages: u32) -> String {
    DESIGN.replace("LAST", &(stages - 1).to_string()).replace("NEXT", &(stages - 2).to_string())
}

/// LAST is the index of the last stage, NEXT that of the one before.
const DESIGN: &str = "module bench(input clk, input reset,
    input in_valid, output in_ready, input [63:0] in_data,
    output out_valid, input out_ready, output [63:0] out_data,
    output reg [63:0] count, output reg [31:0] lfsr);
  reg [63:0] stage [0:LAST];
  reg [LAST:0] full;
  wire move = out_ready || !full[LAST];
  assign in_ready = move;
  assign out_valid = full[LAST];
  assign out_data = stage[LAST];
  integer i;
  always @(posedge clk) begin
    count <= reset ? 64'd0 : count + 64'd1;
    lfsr <= reset ? 32'd1 : {lfsr[30:0], lfsr[31] ^ lfsr[21] ^ lfsr[1] ^ lfsr[0]};
    if (reset) full <= 0;
    else if (move) full <= {full[NEXT:0], in_valid};
    if (move) begin
      stage[0] <= in_data;
      for (i = 1; i <= LAST; i = i + 1) stage[i] <= stage[i - 1];
    end
  end
endmodule
";

/// The design with the C++ main, as a process that takes commands.
struct Native {
    child: Child,
    input: ChildStdin,
    output: BufReader<std::process::ChildStdout>,
}

impl Native {
    fn start(dir: &Path, text: &str) -> Self {
        std::fs::write(dir.join("bench.v"), text).expect("write the design");
        std::fs::write(dir.join("native.cpp"), include_str!("native.cpp")).expect("write the main");
        let verilator = Verilator::find().unwrap_or_else(|e| panic!("{e}"));
        // The arguments of the crate: compile.rs.
        let built = Command::new(verilator.path())
            .current_dir(dir)
            .args(["--cc", "--exe", "--build", "--prefix", "Vmodel", "--top-module", "bench"])
            .args(["-O3", "--x-assign", "fast", "--x-initial", "fast", "--no-timing"])
            .args(["-Wno-lint", "-Wno-style", "-Wno-fatal", "-CFLAGS", "-O2", "-o", "native"])
            .args(["-MAKEFLAGS", "OPT_FAST=-O2 OPT_SLOW=-O1 OPT_GLOBAL=-O2"])
            .args(["bench.v", "native.cpp"])
            .output()
            .expect("run Verilator");
        assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
        let mut child = Command::new(dir.join("obj_dir/native"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("run the native simulation");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped"));
        Self { child, input, output }
    }

    fn ask(&mut self, command: &str) -> Vec<f64> {
        writeln!(self.input, "{command}").expect("write to the native simulation");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("read from the native simulation");
        line.split_whitespace().map(|n| n.parse().expect("a number")).collect()
    }
}

/// The design through this crate.
struct Crate {
    model: Model,
    source: SourceId,
    sink: SinkId,
}

impl Crate {
    fn start(text: &str) -> Self {
        let mut model = Design::new("bench")
            .source("bench.v", text)
            .compile(&default_cache_dir())
            .and_then(|library| library.instantiate())
            .unwrap_or_else(|e| panic!("{e}"));
        let reset = model.port("reset").expect("has a reset");
        model.set(reset, 1);
        model.cycles(4);
        model.set(reset, 0);
        let source = model.source("in_valid", "in_ready", &["in_data"]).expect("an input stream");
        let sink = model.sink("out_valid", "out_ready", &["out_data"]).expect("an output stream");
        Self { model, source, sink }
    }

    fn stream(&mut self) -> (f64, u64) {
        let items: Vec<u32> = (0..ITEMS)
            .map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15))
            .flat_map(|v| [v as u32, (v >> 32) as u32])
            .collect();
        self.model.push(self.source, &items);
        let begin = Instant::now();
        let cycles = self.model.run(10 * ITEMS, Until::Holds(self.sink, ITEMS as usize));
        let seconds = begin.elapsed().as_secs_f64();
        let mut out = Vec::new();
        assert_eq!(self.model.pop(self.sink, &mut out) as u64, ITEMS);
        assert!(out == items, "all items in order");
        (seconds, cycles)
    }
}

/// Prints one comparison of cycles a second. On a machine with other work, single turns say
/// little: the ratio is taken in each turn, of two runs right after each other, and the best of
/// each side is what an idle machine would show.
fn report(what: &str, native: &[f64], ours: &[f64]) {
    let mut ratios: Vec<f64> = native.iter().zip(ours).map(|(n, o)| 100.0 * o / n).collect();
    ratios.sort_by(f64::total_cmp);
    let best = |values: &[f64]| values.iter().copied().fold(0.0, f64::max) / 1e6;
    let (n, o) = (best(native), best(ours));
    let [low, middle, high] = [1, 2, 3].map(|quarter| ratios[ratios.len() * quarter / 4]);
    println!("{what}");
    println!(
        "  best, million cycles/s: C++ main {n:.2}, this crate {o:.2}: {:.1} %",
        100.0 * o / n
    );
    println!("  by turns: median {middle:.1} %, quartiles {low:.1} and {high:.1} %");
}

fn main() {
    for stages in STAGES {
        println!("pipeline of {stages} stages");
        compare(&design(stages));
    }
}

fn compare(text: &str) {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let mut native = Native::start(dir.path(), text);
    let mut ours = Crate::start(text);
    // Without streams: the loop over cycles alone.
    let mut plain = Design::new("bench")
        .source("bench.v", text)
        .compile(&default_cache_dir())
        .and_then(|library| library.instantiate())
        .unwrap_or_else(|e| panic!("{e}"));
    let out_ready = plain.port("out_ready").expect("an output stream");
    plain.set(out_ready, 1);

    let (mut a, mut b, mut c, mut d, mut e) = (vec![], vec![], vec![], vec![], vec![]);
    for _ in 0..TURNS {
        a.push(CYCLES as f64 / native.ask(&format!("cycles {CYCLES}"))[0]);
        let begin = Instant::now();
        plain.cycles(CYCLES);
        b.push(CYCLES as f64 / begin.elapsed().as_secs_f64());
        let begin = Instant::now();
        for _ in 0..CYCLES {
            plain.settle();
            plain.rise();
        }
        e.push(CYCLES as f64 / begin.elapsed().as_secs_f64());
        let answer = native.ask(&format!("stream {ITEMS}"));
        c.push(answer[1] / answer[0]);
        let (seconds, cycles) = ours.stream();
        d.push(cycles as f64 / seconds);
    }
    report("cycles(n)", &a, &b);
    report("settle() and rise(), two calls a cycle", &a, &e);
    report("stream", &c, &d);
    drop(native.input);
    let _ = native.child.wait();
}
