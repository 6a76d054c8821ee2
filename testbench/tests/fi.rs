//! The fabric interface's hardware in Verilator against its models: random cases on both presets,
//! with one and two data links, and with queues and slots as small as they can be. A failure prints
//! the seed; `mtia cosim` with that seed repeats it.

use mtia_model::spec::Chip;
use mtia_testbench::Bench;
use mtia_testbench::fi::cosim;
use mtia_testbench::report::CosimOptions;

fn run(preset: &str, sets: &[&str], seed: u64, cases: u64) {
    let chip = Chip::load(preset, sets).expect("preset");
    let options = CosimOptions { seed, cases, trace: None, progress: &mut |_| {} };
    let report = cosim(&Bench::default(), &chip, options).expect("co-simulation");
    println!(
        "{preset} {sets:?}: {} cases from seed {seed}, {} cycles, {:.0} cycles/s",
        report.cases,
        report.rtl_cycles,
        report.rtl_cycles as f64 / report.seconds
    );
    let arguments: String = sets.iter().map(|set| format!(" --set {set}")).collect();
    for m in &report.mismatches {
        println!(
            "mtia cosim fi --preset {preset}{arguments} --seed {} --cases 1: {}",
            m.seed, m.what
        );
    }
    assert!(report.mismatches.is_empty());
}

#[test]
fn mini() {
    run("mini", &[], 1, 300);
}

#[test]
fn mini_with_two_links() {
    run("mini", &["noc.pe_lanes=2"], 1, 200);
}

#[test]
fn mini_as_small_as_can_be() {
    let sets = [
        "fi.commands=1",
        "fi.in_flight=1",
        "fi.read_slots=2",
        "fi.write_slots=2",
        "fi.store_reads=1",
        "fi.bucket_lines=4",
    ];
    run("mini", &sets, 1, 150);
}

#[test]
fn mtia300() {
    run("mtia300", &[], 1, 100);
}

#[test]
fn mtia300_with_one_link() {
    run("mtia300", &["noc.pe_lanes=1"], 1, 60);
}

/// As many links as message engines and network chiplets have.
#[test]
fn mtia300_with_six_links() {
    run("mtia300", &["noc.pe_lanes=6"], 1, 40);
}

#[test]
fn mtia300_with_five_links() {
    run("mtia300", &["noc.pe_lanes=5"], 1, 30);
}
