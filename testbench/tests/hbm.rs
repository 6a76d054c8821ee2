//! HBM's controller in Verilator against its model: random cases on both presets, in every mode of
//! refresh, and with queues of one. A failure prints the seed; `mtia cosim` with that seed repeats
//! it.

use mtia_model::spec::Chip;
use mtia_testbench::Bench;
use mtia_testbench::hbm::cosim;
use mtia_testbench::report::CosimOptions;

fn run(preset: &str, set: &[&str], seed: u64, cases: u64) {
    let chip = Chip::load(preset, set).expect("a description");
    let options = CosimOptions { seed, cases, trace: None, progress: &mut |_| {} };
    let report = cosim(&Bench::default(), &chip, options).expect("co-simulation");
    println!(
        "{preset} {set:?}: {} cases from seed {seed}, {} clocks, {:.0} clocks/s",
        report.cases,
        report.rtl_cycles,
        report.rtl_cycles as f64 / report.seconds
    );
    let set: String = set.iter().map(|s| format!(" --set {s}")).collect();
    for m in &report.mismatches {
        println!("mtia cosim hbm --preset {preset}{set} --seed {} --cases 1: {}", m.seed, m.what);
    }
    assert!(report.mismatches.is_empty());
    assert_eq!(report.rtl_cycles, report.model_cycles);
}

/// Every queue holds one.
const SMALL: [&str; 7] = [
    "hbm.read_queue=1",
    "hbm.write_queue=1",
    "hbm.write_high=1",
    "hbm.write_low=0",
    "hbm.write_batch=1",
    "hbm.read_buffer=1",
    "hbm.age_cap=1",
];

#[test]
fn mini() {
    run("mini", &[], 1, 200);
}

#[test]
fn mini_all_bank_refresh() {
    run("mini", &["hbm.refresh=1"], 1000, 100);
}

#[test]
fn mini_no_refresh() {
    run("mini", &["hbm.refresh=0"], 2000, 100);
}

#[test]
fn mini_queues_of_one() {
    run("mini", &SMALL, 3000, 100);
}

#[test]
fn mini_other_organisation() {
    let set = ["hbm.stack_ids=2", "hbm.bank_groups=2", "hbm.banks=8", "hbm.rows=40"];
    let odd = ["hbm.read_queue=7", "hbm.write_queue=5", "hbm.write_high=5", "hbm.read_buffer=3"];
    run("mini", &[&set[..], &odd[..]].concat(), 4000, 100);
}

#[test]
fn mtia300() {
    run("mtia300", &[], 1, 60);
}

#[test]
fn mtia300_all_bank_refresh() {
    run("mtia300", &["hbm.refresh=1"], 5000, 30);
}
