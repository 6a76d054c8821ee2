//! `mtia vectors`: results against the host's arithmetic, and the files it must refuse.

use crate::command::Place;
use crate::npy::{bf16_sum, fp16_sum, fp32_sum, noise};

const MINI: [&str; 2] = ["--preset", "mini"];

#[test]
fn corners() {
    // By hand, from IEEE 754; see docs/numerics.md.
    let cases = [
        ("add bf16 3f80 3f80", "4000"),     // 1 + 1 = 2
        ("add bf16 0x3F80 0Xb380", "3f80"), // 1 - 2^-24 rounds to 1
        ("add bf16 7f7f 7f7f", "7f80"),     // overflow to infinity
        ("add bf16 7f80 ff80", "7fc0"),     // infinity - infinity
        ("add bf16 ffff 0", "7fc0"),        // NaN is canonical
        ("add bf16 0001 0001", "0002"),     // subnormals are kept
        ("add bf16 8000 8000", "8000"),     // -0 + -0 = -0
        ("add bf16 3f80 bf80", "0000"),     // 1 - 1 = +0
        ("add fp16 7bff 4c00", "7c00"),     // half an ulp beyond the largest
        ("add fp16 3c00 1000", "3c00"),     // a tie, to even
        ("add fp16 3c01 1000", "3c02"),     // a tie, to even
        ("add fp16 7e01 3c00", "7e00"),
        ("add fp32 3f800000 33800000", "3f800000"), // a tie, to even
        ("add fp32 3f800000 33800001", "3f800001"),
        ("add fp32 00000001 80000001", "00000000"),
        ("add fp32 1 2", "00000003"),
        ("add fp32 7f800001 0", "7fc00000"),
    ];
    let place = Place::new();
    let lines: Vec<&str> = cases.iter().map(|(line, _)| *line).collect();
    place.write("v", format!("# corners\n\n  {}   # the last\r\n", lines.join("\r\n")));
    let stdout = place.run(&["vectors", "nmc", "v", MINI[0], MINI[1]]).ok();
    let expected: String = cases.iter().flat_map(|(_, sum)| [sum, "\n"]).collect();
    assert_eq!(stdout, expected);
}

#[test]
fn types_in_turn_come_back_in_order() {
    let (a, b) = (noise(30_000, 7), noise(30_000, 8));
    let (mut lines, mut expected) = (String::new(), String::new());
    for (i, (&a, &b)) in a.iter().zip(&b).enumerate() {
        let (c, d) = (a as u16, b as u16);
        let (line, sum) = match i % 3 {
            0 => (format!("add bf16 {c:04x} {d:x}"), format!("{:04x}", bf16_sum(c, d))),
            1 => (format!("add fp16 {c:x} 0x{d:04X}"), format!("{:04x}", fp16_sum(c, d))),
            _ => (format!("add fp32 {a:08x} {b:08x}"), format!("{:08x}", fp32_sum(a, b))),
        };
        lines += &(line + "\n");
        expected += &(sum + "\n");
    }
    let place = Place::new();
    let run = place.run_with_input(&["vectors", "nmc", "-", MINI[0], MINI[1]], lines.as_bytes());
    assert!(run.ok() == expected);
}

#[test]
fn nothing_to_do() {
    let place = Place::new();
    place.write("v", "# no case\n");
    assert_eq!(place.run(&["vectors", "nmc", "v"]).ok(), "");
    let json = place.run(&["vectors", "nmc", "v", "--json"]).json();
    assert_eq!(json["results"], serde_json::json!([]));
}

#[test]
fn json() {
    let place = Place::new();
    place.write("v", "add bf16 3f80 3f80\n");
    let json = place.run(&["vectors", "nmc", "v", "--json", MINI[0], MINI[1]]).json();
    assert_eq!(json["results"], serde_json::json!(["4000"]));
    assert!(json["rtl_cycles"].as_u64().unwrap() > 0);
}

#[test]
fn files_that_are_refused() {
    let place = Place::new();
    let mut transcript = String::new();
    for line in [
        "add bf16 3f80",
        "add bf16 3f80 3f80 3f80",
        "add bf16 3f80, 3f80",
        "sub bf16 3f80 3f80",
        "copy bf16 3f80 3f80",
        "add int8 3f80 3f80",
        "add bf16 3f800000 0",
        "add fp32 3f8000000 0",
        "add fp32 1.0 0",
        "add fp32 -1 0",
        "add fp32 0x 0",
        "add fp32 \u{e9} 0",
        "add fp32 \u{7} 0",
    ] {
        // Whatever is right before and wrong after, the first bad line is named.
        place.write("v", format!("add bf16 3f80 3f80\n\n{line}\nworse\n"));
        let refusal = place.run(&["vectors", "nmc", "v"]).refusal();
        transcript += &format!("{refusal}\n");
    }
    place.write("v", b"add bf16 3f80 3f80\n\xff\xfe\n");
    transcript += &format!("{}\n", place.run(&["vectors", "nmc", "v"]).refusal());
    let run = place.run_with_input(&["vectors", "nmc", "-"], b"add\n");
    transcript += &format!("{}\n", run.refusal());
    transcript += &format!("{}\n", place.run(&["vectors", "nmc", "missing"]).refusal());
    transcript += &format!("{}\n", place.run(&["vectors", "nmc", "."]).refusal());
    transcript += &format!("{}\n", place.run(&["vectors", "sfu", "v"]).refusal());
    insta::assert_snapshot!(transcript);
}
