//! Bad arguments, bad descriptions and missing tools: one line each, exit code 2, no trace left.

use crate::command::Place;
use crate::npy::npy;

#[test]
fn arguments() {
    let place = Place::new();
    let transcript = [
        ["frobnicate"].as_slice(),
        &["config", "--frobnicate"],
        &["config", "extra"],
        &["config", "--set"],
        &["--preset", "mini", "config", "--preset", "mini"],
        &["config", "--preset", "mini", "--preset", "mini"],
        &["gen", "sfu"],
        &["cosim"],
        &["cosim", "nmc_pear"],
        &["cosim", "nmc", "--cases", "0"],
        &["cosim", "nmc", "--seed", "-1"],
        &["cosim", "nmc", "--cases", "many"],
        &["cosim", "nmc", "--engines", "2"],
        &["cosim", "me", "--engines", "5"],
        &["vectors", "nmc"],
        &["reduce", "a.npy", "-o", "s.npy"],
        &["check", "nmc.alnoe"],
        &["check", "nmc.alone", "nmc.all"],
    ]
    .map(|arguments| place.transcript(arguments))
    .concat();
    insta::assert_snapshot!(transcript);
    assert_eq!(place.files(), [""; 0]);
}

#[test]
fn descriptions() {
    let place = Place::new();
    let mini = include_str!("../../../model/presets/mini.toml");
    let edit = |name: &str, from: &str, to: &str| {
        assert!(mini.contains(from), "{from}");
        place.write(name, mini.replacen(from, to, 1));
    };
    edit("unknown.toml", "tag_bits = {", "tag_bit = {");
    edit("type.toml", "tag_bits = { value = 8", "tag_bits = { value = \"8\"");
    edit("fraction.toml", "tag_bits = { value = 8", "tag_bits = { value = 8.5");
    edit(
        "unit.toml",
        "tag_bits = { value = 8, unit = \"bits\"",
        "tag_bits = { value = 8, unit = \"B\"",
    );
    edit("impossible.toml", "line_bytes = { value = 128", "line_bytes = { value = 100");
    edit("syntax.toml", "[nmc]", "[nmc");
    place.write("binary.toml", b"\xff\x00");
    let mut transcript = String::new();
    for name in ["unknown", "type", "fraction", "unit", "impossible", "syntax", "binary", "missing"]
    {
        transcript += &place.transcript(&["config", "--preset", &format!("{name}.toml")]);
    }
    transcript += &place.transcript(&["config", "--preset", "maxi"]);
    for set in ["nmc.read_slot=4", "nmc.read_slots", "nmc.read_slots=3", "nmc.read_slots=x"] {
        transcript += &place.transcript(&["gen", "--preset", "mini", "--set", set, "-o", "out"]);
    }
    insta::assert_snapshot!(transcript);
    assert!(!place.path("out").exists());
}

/// Every command that simulates, with one and the same bad tool.
fn tools(place: &Place) -> String {
    place.write("v", "add bf16 3f80 3f80\n");
    place.write("a.npy", npy("<f4", "(1,)", &[0; 4]));
    let before = place.files();
    let runs = [
        ["cosim", "nmc", "--preset", "mini", "--cases", "1"].as_slice(),
        &["vectors", "nmc", "v", "--preset", "mini"],
        &["reduce", "a.npy", "a.npy", "-o", "s.npy", "--on", "rtl", "--preset", "mini"],
    ];
    let lines = runs.map(|arguments| place.run(arguments).refusal());
    assert!(lines.iter().all(|line| *line == lines[0]), "{lines:?}");
    let left = place.files().into_iter().filter(|file| !before.contains(file));
    let left: Vec<String> = left.filter(|file| !file.starts_with("cache")).collect();
    assert_eq!(left, [""; 0]);
    // Keys of the cache are hashes of versions and sources; a log's name has one in it.
    let words = lines[0].split(' ').map(|word| match word.starts_with("[dir]/cache/") {
        true => "[log])",
        false => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A directory with a cache of its own and a fake Verilator.
fn with_verilator(script: &str) -> Place {
    let place = Place::new();
    let verilator = place.program("fake-verilator", script);
    let cache = place.path("cache").to_str().unwrap().to_owned();
    place.with("VERILATOR", verilator).with("MTIA_CACHE", cache)
}

#[test]
fn verilator_is_missing() {
    let place = Place::new().with("VERILATOR", "/no/such/verilator");
    insta::assert_snapshot!(tools(&place));
    let place = Place::new().with("VERILATOR", "").with("PATH", "/no/such/directory");
    insta::assert_snapshot!(tools(&place));
}

#[test]
fn verilator_is_too_old() {
    let place = with_verilator("echo 'Verilator 4.038 2020-07-11 rev v4.036'");
    insta::assert_snapshot!(tools(&place));
}

#[test]
fn verilator_is_something_else() {
    insta::assert_snapshot!(tools(&with_verilator("echo 'I do not verilate'; exit 3")));
}

#[test]
fn verilator_fails() {
    let place = with_verilator(
        "case $1 in
         --version) echo 'Verilator 5.006 2023-01-22 rev (fake)';;
         --getenv) dirname \"$0\";;
         *) echo '%Error: internal fault' >&2; exit 1;;
         esac",
    );
    std::fs::create_dir(place.path("include")).unwrap();
    place.write("include/verilated.cpp", "");
    insta::assert_snapshot!(tools(&place));
}

#[test]
fn the_compiler_is_missing() {
    let place = Place::new().with("CXX", "/no/such/compiler");
    insta::assert_snapshot!(tools(&place));
}

#[test]
fn the_cache_cannot_be_written() {
    let place = Place::new().with("MTIA_CACHE", "/dev/null/cache");
    insta::assert_snapshot!(tools(&place));
}
