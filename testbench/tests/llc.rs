//! The LLC's hardware in Verilator against its models: random cases on a quad of both presets. A
//! failure prints the seed; `mtia cosim llc` with that seed repeats it.

use mtia_model::spec::Chip;
use mtia_testbench::Bench;
use mtia_testbench::llc::cosim;
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
    let sets: String = sets.iter().map(|set| format!(" --set {set}")).collect();
    for m in &report.mismatches {
        println!("mtia cosim llc --preset {preset}{sets} --seed {} --cases 1: {}", m.seed, m.what);
    }
    assert!(report.mismatches.is_empty());
}

#[test]
fn mini() {
    run("mini", &[], 1, 300);
}

#[test]
fn mini_with_queues_of_one() {
    let sets = ["llc.request_queue=1", "llc.fetch_queue=1", "llc.write_backs=1", "llc.misses=2"];
    run("mini", &sets, 1, 150);
}

#[test]
fn mini_with_other_sizes() {
    let sets =
        ["llc.write_backs=3", "llc.fetch_queue=3", "llc.misses=32", "llc.ways=8", "hbm.tag_bits=5"];
    run("mini", &sets, 1, 150);
}

#[test]
fn mtia300() {
    run("mtia300", &[], 1, 40);
}
