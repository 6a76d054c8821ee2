//! `mtia run-elf`: how programs end, what it prints, and files that are no programs.

use std::process::Command;

use crate::command::Place;

/// Builds `name` from assembler text, linked at 0x80000000.
fn assemble(place: &Place, name: &str, text: &str) {
    place.write(&format!("{name}.S"), text);
    let source = place.path(format!("{name}.S"));
    let out = Command::new("riscv64-unknown-elf-gcc")
        .args(["-march=rv32imc_zicsr_zifencei", "-mabi=ilp32", "-nostdlib", "-static"])
        .args(["-Wl,-Ttext=0x80000000", "-Wl,--no-warn-rwx-segments", "-o"])
        .args([place.path(name), source])
        .output()
        .expect("riscv64-unknown-elf-gcc; scripts/setup.sh installs it");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
}

/// A program that stores a1 to the host after this text.
fn ending(text: &str) -> String {
    format!(
        ".option norelax\n.globl _start\n_start: {text}\nla a0, tohost\nsw a1, 0(a0)\n1: j 1b\n\
         .data\n.balign 8\n.globl tohost\ntohost: .zero 8\n"
    )
}

#[test]
fn outcomes() {
    let place = Place::new();
    assemble(&place, "passes", &ending("li a1, 1"));
    assemble(&place, "fails", &ending("li a1, 2 * 7 + 1"));
    assemble(&place, "hangs", &ending("j ."));
    assemble(&place, "sleeps", &ending("wfi"));
    assemble(&place, "traps", &ending("lw a1, 16(zero)"));
    for core in ["iss", "rtl"] {
        let json = |name: &str, code: i32| {
            let arguments = ["run-elf", name, "--core", core, "--max-cycles", "5000", "--json"];
            let run = place.run(&arguments);
            assert_eq!(run.code, code, "{name}: {}", run.stderr);
            serde_json::from_str::<serde_json::Value>(&run.stdout).expect("one JSON object")
        };
        let passed = json("passes", 0);
        assert_eq!((&passed["outcome"], &passed["core"]), (&"pass".into(), &core.into()));
        assert_eq!(passed["test"], serde_json::Value::Null);
        // li, la in two, sw.
        assert_eq!(passed["instructions"], 4);
        assert!(passed["cycles"].as_u64().is_some_and(|cycles| (4..100).contains(&cycles)));
        let failed = json("fails", 1);
        assert_eq!((&failed["outcome"], &failed["test"]), (&"fail".into(), &7.into()));
        let hung = json("hangs", 1);
        assert_eq!((&hung["outcome"], &hung["cycles"]), (&"timeout".into(), &5000.into()));
        let asleep = json("sleeps", 1);
        assert_eq!((&asleep["outcome"], &asleep["cycles"]), (&"timeout".into(), &5000.into()));
        let trapped = json("traps", 1);
        assert_eq!(trapped["outcome"], "trap");
        assert_eq!((&trapped["trap"]["mcause"], &trapped["trap"]["tval"]), (&5.into(), &16.into()));
    }

    let text = |name: &str| place.run(&["run-elf", name, "--max-cycles", "5000"]);
    assert!(text("passes").ok().starts_with("passes: pass on iss, 4 instructions"));
    assert_eq!(text("fails").stderr, "mtia: `fails`: test 7 failed\n");
    assert_eq!(
        text("hangs").stderr,
        "mtia: `hangs`: no end after 5 000 cycles; give more with --max-cycles\n"
    );
    assert_eq!(
        text("traps").stderr,
        "mtia: `traps`: load access fault at pc 0x80000000, mtval 0x10, and no handler: set mtvec \
         to one\n"
    );
}

#[test]
fn what_a_program_prints() {
    let place = Place::new();
    let print = "la a0, call; la a1, tohost; sw a0, 0(a1); li a1, 1";
    let call =
        ".data; .balign 8; call: .dword 64, 1, text, 6, 0, 0, 0, 0; text: .ascii \"hello\\n\"";
    assemble(&place, "prints", &format!("{}{call}\n", ending(print)));
    assert!(place.run(&["run-elf", "prints"]).ok().starts_with("hello\nprints: pass"));
    // With --json standard output is for the object alone.
    let run = place.run(&["run-elf", "prints", "--json"]);
    assert_eq!(run.stderr, "hello\n");
    assert_eq!(run.json()["outcome"], "pass");
}

#[test]
fn code_changed_without_a_fence_has_no_cycles() {
    let place = Place::new();
    // The li behind the store becomes li a1, 1; the core has fetched it before.
    let text = "la a0, 1f; li a2, 0x00100593; sw a2, 0(a0)\n.option norvc\n1: li a1, 3";
    assemble(&place, "changes", &ending(text));
    let run = place.run(&["run-elf", "changes", "--json"]);
    assert!(run.stderr.starts_with("mtia: no cycles are counted"), "{}", run.stderr);
    let report = run.json();
    assert_eq!((&report["outcome"], &report["cycles"]), (&"pass".into(), &serde_json::Value::Null));
    // With a fence there is one meaning.
    assemble(&place, "fenced", &ending(&text.replace(".option", "fence.i\n.option")));
    for core in ["iss", "rtl"] {
        let report = place.run(&["run-elf", "fenced", "--core", core, "--json"]).json();
        assert!(report["outcome"] == "pass" && report["cycles"].is_u64(), "{report}");
    }
}

/// Least instructions per cycle of each benchmark with memory that answers in the next cycle. For
/// `integer` and `mix` it is what the core is built for, for the others what would show a loss.
const LEAST_IPC: [(&str, f64); 4] =
    [("integer", 0.75), ("memcpy", 0.75), ("list", 0.7), ("mix", 0.75)];

#[test]
fn benchmarks() {
    let place = Place::new();
    let bench = concat!(env!("CARGO_MANIFEST_DIR"), "/../firmware/bench");
    let build = format!("BUILD={}", place.path("bench").display());
    let out = Command::new("make").args(["-C", bench, &build]).output().expect("make");
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    println!("benchmark  instructions    cycles    IPC");
    for (name, least) in LEAST_IPC {
        let run = |core| {
            let file = format!("bench/{name}.elf");
            let report = place.run(&["run-elf", &file, "--core", core, "--json"]).json();
            assert_eq!(report["outcome"], "pass", "{name} on {core}");
            let number = |key: &str| report[key].as_u64().expect("a number");
            (number("instructions"), number("cycles"))
        };
        let (instructions, cycles) = run("rtl");
        assert_eq!(run("iss"), (instructions, cycles), "{name}");
        let ipc = instructions as f64 / cycles as f64;
        println!("{name:9}  {instructions:12}  {cycles:8}  {ipc:.3}");
        assert!(instructions > 100_000 && ipc >= least, "{name}: {ipc}");
    }
}

#[test]
fn files_that_are_no_programs() {
    let place = Place::new();
    assemble(&place, "good", &ending("li a1, 1"));
    let good = place.read("good");
    let change = |name: &str, at: usize, value: u8| {
        let mut bytes = good.clone();
        bytes[at] = value;
        place.write(name, bytes);
    };
    place.write("text", "not an ELF file\n");
    place.write("empty", "");
    place.write("cut", &good[..good.len() / 2]);
    change("wide", 4, 2);
    change("big-endian", 5, 2);
    change("arm", 18, 40);
    change("object", 16, 1);
    assemble(&place, "no-host", ".globl _start\n_start: j .\n");
    let refusal = |name: &str| place.run(&["run-elf", name]).refusal();
    for (name, says) in [
        ("text", "not an ELF file"),
        ("empty", "not an ELF file"),
        ("cut", "damaged"),
        ("wide", "64-bit"),
        ("big-endian", "big-endian"),
        ("arm", "another processor"),
        ("object", "not linked"),
        ("no-host", "tohost"),
        ("missing", "cannot read"),
        (".", "cannot read"),
    ] {
        let line = refusal(name);
        assert!(line.contains(says) && line.contains(&format!("`{name}`")), "{name}: {line}");
        assert!(line.contains("; "), "{name} does not say how to mend it: {line}");
    }
}
