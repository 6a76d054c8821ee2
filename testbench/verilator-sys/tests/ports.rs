//! Ports: every storage kind and every edge between them, read and written in each way.

mod common;

use std::fmt::Write as _;

use common::{Numbers, design, message, model};

/// Every width up to two words and a bit, then those around each larger power of two.
fn widths() -> Vec<u32> {
    let mut widths: Vec<u32> = (1..=130).collect();
    for power in [256, 512, 1024, 2048, 4096] {
        widths.extend([power - 1, power, power + 1]);
    }
    widths.retain(|w| *w <= 4096);
    widths
}

fn mask(width: u32, words: &mut [u32]) {
    if !width.is_multiple_of(32) {
        *words.last_mut().unwrap() &= u32::MAX >> (32 - width % 32);
    }
}

#[test]
fn all_widths_round_trip() {
    let mut ports = String::new();
    let mut body = String::new();
    for w in widths() {
        let high = w - 1;
        write!(
            ports,
            ", input [{high}:0] i{w}, output reg [{high}:0] o{w}, output [{high}:0] n{w}"
        )
        .unwrap();
        writeln!(body, "always @(posedge clk) o{w} <= i{w}; assign n{w} = ~i{w};").unwrap();
    }
    let mut m = model("widths", &format!("module widths(input clk{ports});\n{body}endmodule\n"));
    assert_eq!(m.ports().len(), 1 + 3 * widths().len());
    let mut numbers = Numbers(1);
    for w in widths() {
        let count = w.div_ceil(32) as usize;
        let i = m.port(&format!("i{w}")).unwrap();
        let o = m.port(&format!("o{w}")).unwrap();
        let n = m.port(&format!("n{w}")).unwrap();
        assert_eq!((m.port_info(i).width, m.port_info(i).input), (w, true));
        assert_eq!((m.port_info(o).width, m.port_info(o).input), (w, false));

        // By words, with rubbish above the width.
        let mut value: Vec<u32> = (0..count).map(|_| numbers.word()).collect();
        m.write_words(i, &value);
        m.settle();
        mask(w, &mut value);
        let mut inverse: Vec<u32> = value.iter().map(|v| !v).collect();
        mask(w, &mut inverse);
        assert_eq!(m.read_words(i), value, "width {w}");
        assert_eq!(m.read_words(n), inverse, "width {w}");
        m.rise();
        assert_eq!(m.read_words(o), value, "width {w}");

        // In place.
        if w > 16 {
            let mut value: Vec<u32> = (0..count).map(|_| numbers.word()).collect();
            m.words_mut(i).copy_from_slice(&value);
            m.cycles(1);
            mask(w, &mut value);
            assert_eq!(m.words(o), value, "width {w}");
        }

        // As a number.
        if w <= 64 {
            let value = numbers.next();
            m.set(i, value);
            m.cycles(2);
            assert_eq!(m.get(o), value & (u64::MAX >> (64 - w)), "width {w}");
        }

        // By bytes: one after the other, then all.
        let bytes: Vec<u8> = (0..w.div_ceil(8)).map(|_| numbers.next() as u8).collect();
        for (at, byte) in bytes.iter().enumerate() {
            m.bytes_set(i, at, &[*byte]);
        }
        m.cycles(1);
        let mut expected = bytes.clone();
        if !w.is_multiple_of(8) {
            *expected.last_mut().unwrap() &= 0xff >> (8 - w % 8);
        }
        let mut seen = vec![0; bytes.len()];
        m.bytes_get(o, 0, &mut seen);
        assert_eq!(seen, expected, "width {w}");
        let last = bytes.len() - 1;
        let mut one = [0];
        m.bytes_get(o, last, &mut one);
        assert_eq!(one[0], expected[last]);
    }
}

#[test]
fn names_are_those_of_verilog() {
    let m = model(
        "names",
        "module names(input clk, input a__b, input [0:40] up, input [47:7] off,
                      input \\odd.name , output namespace);
  assign namespace = a__b ^ ^up ^ ^off ^ \\odd.name ;
endmodule",
    );
    let mut names: Vec<_> = m.ports().iter().map(|p| (p.name.as_str(), p.width)).collect();
    names.sort_unstable();
    let expected =
        [("a__b", 1), ("clk", 1), ("namespace", 1), ("odd.name", 1), ("off", 41), ("up", 41)];
    assert_eq!(names, expected);
}

#[test]
fn a_design_without_clock_is_evaluated() {
    let mut m = model(
        "adder",
        "module adder(input [15:0] a, input [15:0] b, output [16:0] s); assign s = a + b; endmodule",
    );
    let (a, b, s) = (m.port("a").unwrap(), m.port("b").unwrap(), m.port("s").unwrap());
    m.set(a, 40_000);
    m.set(b, 30_000);
    m.settle();
    assert_eq!(m.get(s), 70_000);
}

#[test]
fn an_unknown_port_lists_those_there_are() {
    let m = model("counter", &common::counter("ports"));
    message(m.port("data"), &["counter", "`data`", "clk", "reset", "q"]);
}

#[test]
#[should_panic(expected = "more than 64: use words()")]
fn get_of_a_wide_port_says_what_to_use() {
    let m = model("wide", WIDE);
    m.get(m.port("x").unwrap());
}

#[test]
#[should_panic(expected = "is an output")]
fn outputs_cannot_be_set() {
    let mut m = model("wide", WIDE);
    let y = m.port("y").unwrap();
    m.words_mut(y);
}

#[test]
#[should_panic(expected = "has 13 bytes")]
fn bytes_beyond_the_port_are_refused() {
    let mut m = model("wide", WIDE);
    let x = m.port("x").unwrap();
    m.bytes_set(x, 12, &[1, 2]);
}

const WIDE: &str = "module wide(input [99:0] x, output [99:0] y); assign y = x; endmodule";

#[test]
fn ports_that_are_no_vectors_are_refused() {
    let array = design(
        "arrays",
        "module arrays(input [7:0] a [0:3], output [7:0] q); assign q = a[0] + a[3]; endmodule",
    )
    .source("arrays.vlt", "`verilator_config\n");
    let array = array.option("-sv");
    message(array.compile(&common::cache_dir()), &["arrays", "plain vector"]);
}
