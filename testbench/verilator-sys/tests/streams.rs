//! Streams: order, stability and throughput, with pauses on both sides.

mod common;

use common::{Numbers, message, model};
use verilator_sys::{Model, SinkId, SourceId, Until};

/// A queue of four items between two streams of three fields (5, 40 and 100 bits), all registers.
const QUEUE: &str = "module queue(input clk, input reset,
    input in_valid, output in_ready, input [4:0] in_tag, input [39:0] in_addr, input [99:0] in_data,
    output out_valid, input out_ready, output [4:0] out_tag, output [39:0] out_addr,
    output [99:0] out_data, output reg [31:0] unstable);
  reg [144:0] store [0:3];
  reg [2:0] head, tail;
  wire full = (tail - head) == 3'd4;
  assign in_ready = !full;
  assign out_valid = head != tail;
  assign {out_tag, out_addr, out_data} = store[head[1:0]];
  // The design's own look at the rule that a source has to keep.
  reg waited; reg [144:0] was;
  always @(posedge clk) begin
    waited <= in_valid && !in_ready && !reset;
    was <= {in_tag, in_addr, in_data};
    if (reset) unstable <= 0;
    else if (waited && (!in_valid || was != {in_tag, in_addr, in_data})) unstable <= unstable + 1;
    if (reset) begin head <= 0; tail <= 0; end
    else begin
      if (in_valid && in_ready) begin
        store[tail[1:0]] <= {in_tag, in_addr, in_data}; tail <= tail + 1;
      end
      if (out_valid && out_ready) head <= head + 1;
    end
  end
endmodule";

fn queue() -> (Model, SourceId, SinkId) {
    let mut m = model("queue", QUEUE);
    let source = m.source("in_valid", "in_ready", &["in_tag", "in_addr", "in_data"]).unwrap();
    let sink = m.sink("out_valid", "out_ready", &["out_tag", "out_addr", "out_data"]).unwrap();
    let reset = m.port("reset").unwrap();
    m.set(reset, 1);
    m.cycles(2);
    m.set(reset, 0);
    (m, source, sink)
}

/// Items with rubbish above the width of each field, and what has to come out.
fn items(count: usize) -> (Vec<u32>, Vec<u32>) {
    let mut numbers = Numbers(7);
    let pushed: Vec<u32> = (0..count * 7).map(|_| numbers.word()).collect();
    let masks = [0x1f, u32::MAX, 0xff, u32::MAX, u32::MAX, u32::MAX, 0xf];
    let expected = pushed.iter().zip(masks.iter().cycle()).map(|(v, mask)| v & mask).collect();
    (pushed, expected)
}

#[test]
fn order_and_stability_under_every_mix_of_pauses() {
    for (gaps, pauses) in [(0, 0), (128, 0), (0, 128), (128, 128), (250, 30), (30, 250), (255, 255)]
    {
        let (mut m, source, sink) = queue();
        assert_eq!((m.item_words(source), m.item_words(sink)), (7, 7));
        let (pushed, expected) = items(300);
        m.stall(source, 1, gaps);
        m.stall(sink, 2, pauses);
        m.push(source, &pushed);
        assert_eq!(m.pending(source), 300);
        let begin = m.cycle();
        let ran = m.run(1_000_000, Until::Holds(sink, 300));
        assert_eq!(m.cycle() - begin, ran);
        m.check().unwrap();
        let mut seen = Vec::new();
        let mut cycles = Vec::new();
        assert_eq!(m.pop_timed(sink, &mut seen, &mut cycles), 300);
        assert_eq!(seen, expected, "gaps {gaps}, pauses {pauses}");
        assert_eq!(m.get(m.port("unstable").unwrap()), 0);
        assert_eq!((m.transfers(source), m.transfers(sink), m.pending(source)), (300, 300, 0));
        assert!(cycles.is_sorted_by(|a, b| a < b));
        if gaps == 0 && pauses == 0 {
            assert_eq!(ran, 301, "one item a cycle, one cycle of latency");
            assert_eq!(cycles, (begin + 1..=begin + 300).collect::<Vec<_>>());
        } else {
            assert!(ran > 300 * 256 / (256 - u64::from(gaps.max(pauses))) / 2, "{ran} cycles");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_cycles() {
    let cycles = |seed: u64| {
        let (mut m, source, sink) = queue();
        m.stall(source, seed, 100);
        m.stall(sink, seed + 1, 100);
        m.push(source, &items(50).0);
        m.run(10_000, Until::Holds(sink, 50));
        let mut cycles = Vec::new();
        m.pop_timed(sink, &mut Vec::new(), &mut cycles);
        cycles
    };
    assert_eq!(cycles(5), cycles(5));
    assert_ne!(cycles(5), cycles(6));
}

#[test]
fn run_ends_as_it_is_told() {
    let (mut m, source, sink) = queue();
    assert_eq!(m.run(10, Until::Sent), 0, "nothing to send");
    m.push(source, &items(3).0);
    assert_eq!(m.run(100, Until::Sent), 3);
    assert_eq!(m.run(100, Until::Holds(sink, 3)), 1);
    assert_eq!(m.run(100, Until::Holds(sink, 4)), 100, "the limit");
    assert_eq!(m.run(5, Until::Limit), 5);
    m.push(source, &items(1).0);
    let out_valid = m.port("out_valid").unwrap();
    assert_eq!(m.run(100, Until::Equals(out_valid, 1)), 1);
    let mut seen = Vec::new();
    m.run(100, Until::Holds(sink, 4));
    assert_eq!(m.pop(sink, &mut seen), 4);
    assert_eq!(m.pop(sink, &mut seen), 0);
    assert_eq!(seen.len(), 28);
}

#[test]
fn streams_run_with_every_kind_of_cycle() {
    let (mut m, source, sink) = queue();
    let (pushed, expected) = items(20);
    for item in pushed.chunks(7) {
        m.push(source, item);
        m.settle();
        m.settle();
        m.rise();
        m.cycles(2);
    }
    let mut seen = Vec::new();
    assert_eq!(m.pop(sink, &mut seen), 20);
    assert_eq!(seen, expected);
}

#[test]
fn nothing_is_lost_in_reset() {
    let (mut m, source, sink) = queue();
    let reset = m.port("reset").unwrap();
    let (pushed, expected) = items(4);
    m.push(source, &pushed);
    m.set(reset, 1);
    m.cycles(10);
    assert_eq!((m.transfers(source), m.transfers(sink)), (0, 0));
    m.set(reset, 0);
    m.run(100, Until::Holds(sink, 4));
    let mut seen = Vec::new();
    m.pop(sink, &mut seen);
    assert_eq!(seen, expected);
}

#[test]
fn long_queues_are_pushed_and_popped_in_parts() {
    let (mut m, source, sink) = queue();
    let (pushed, expected) = items(30_000);
    let mut seen = Vec::new();
    let mut cycles = Vec::new();
    let mut numbers = Numbers(3);
    let mut rest = &pushed[..];
    while seen.len() < expected.len() {
        let take = rest.len().min(7 * (numbers.next() % 3000) as usize);
        m.push(source, &rest[..take]);
        rest = &rest[take..];
        m.run(numbers.next() % 3000, Until::Limit);
        m.pop_timed(sink, &mut seen, &mut cycles);
    }
    assert!(seen == expected);
    assert_eq!(cycles.len(), 30_000);
    assert!(cycles.is_sorted_by(|a, b| a < b));
}

#[test]
fn an_idle_payload_cannot_be_used() {
    // Registers whatever is on the payload, valid or not.
    let mut m = model(
        "peek",
        "module peek(input clk, input v, output r, input [31:0] d, output reg [31:0] q);
  assign r = 1; always @(posedge clk) q <= d; endmodule",
    );
    let source = m.source("v", "r", &["d"]).unwrap();
    m.push(source, &[0x1234_5678]);
    m.cycles(1);
    let q = m.port("q").unwrap();
    assert_eq!(m.get(q), 0x1234_5678);
    m.cycles(1);
    assert_eq!(m.get(q), !0x1234_5678 & 0xffff_ffff);
}

/// Breaks the rule of an output stream, in the way that `mode` says, in cycle 5.
const RUDE: &str = "module rude(input clk, input mode, output v, input r, output [63:0] d);
  reg [7:0] n;
  always @(posedge clk) n <= n + 1;
  assign v = !(mode && n == 5);
  assign d = !mode && n >= 5 ? 64'd2 : 64'd1;
endmodule";

#[test]
fn a_broken_rule_stops_the_model() {
    for (mode, what) in [(0, "payload changed"), (1, "valid fell")] {
        let mut m = model("rude", RUDE);
        let p = m.port("mode").unwrap();
        m.set(p, mode);
        let sink = m.sink("v", "r", &["d"]).unwrap();
        // Without pauses there is nothing to break.
        m.cycles(3);
        m.check().unwrap();
        m.stall(sink, 3, 255);
        m.run(1000, Until::Limit);
        message(m.check(), &["rude", "cycle 5", "sink 0", what]);
        assert_eq!(m.run(1000, Until::Limit), 0);
        assert_eq!(m.cycle(), 5);
    }
}

#[test]
fn streams_want_the_right_ports() {
    let mut m = model("queue", QUEUE);
    message(m.source("in_valid", "in_ready", &["in_dat"]), &["queue", "`in_dat`"]);
    message(m.source("in_tag", "in_ready", &["in_data"]), &["`in_tag`", "5 bits, must have 1"]);
    message(m.source("in_valid", "out_ready", &["in_data"]), &["`out_ready`", "is an input"]);
    message(m.source("in_valid", "in_ready", &["out_data"]), &["`out_data`", "is an output"]);
    message(m.source("in_valid", "in_ready", &[]), &["at least one payload"]);
    message(m.sink("out_valid", "out_ready", &["in_data"]), &["`in_data`", "is an input"]);
    m.source("in_valid", "in_ready", &["in_data"]).unwrap();
    message(m.source("in_valid", "in_ready", &["in_addr"]), &["`in_valid`", "already"]);
    message(m.source("reset", "in_ready", &["in_addr", "in_addr"]), &["`in_addr`", "already"]);
}

#[test]
#[should_panic(expected = "not whole items")]
fn part_of_an_item_is_refused() {
    let (mut m, source, _) = queue();
    m.push(source, &[1, 2, 3]);
}
