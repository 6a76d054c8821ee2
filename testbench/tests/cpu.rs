//! The core's hardware in Verilator, its cycle model and its instruction-set model in lock-step on
//! random programs. A failure prints the seed; `mtia cosim cpu` with that seed repeats it.

use mtia_model::spec::Chip;
use mtia_testbench::Bench;
use mtia_testbench::cpu::cosim;
use mtia_testbench::report::CosimOptions;

/// Cases, for at least [`INSTRUCTIONS`] instructions.
const CASES: u64 = 150;
/// Instructions that are compared on each run of the tests.
const INSTRUCTIONS: u64 = 50_000;

#[test]
fn random_programs() {
    let chip = Chip::preset("mini").expect("preset");
    let options = CosimOptions { seed: 1, cases: CASES, trace: None, progress: &mut |_| {} };
    let report = cosim(&Bench::default(), &chip, options).expect("co-simulation");
    let instructions = report.instructions.unwrap_or(0);
    println!(
        "{} cases from seed 1, {instructions} instructions, {} cycles, {:.0} cycles/s",
        report.cases,
        report.rtl_cycles,
        report.rtl_cycles as f64 / report.seconds
    );
    for m in &report.mismatches {
        println!("mtia cosim cpu --preset mini --seed {} --cases 1: {}", m.seed, m.what);
    }
    assert!(report.mismatches.is_empty());
    assert!(instructions >= INSTRUCTIONS, "{instructions}");
}
