//! The NMC's hardware in Verilator against its models: random cases, alone and as a pair, on both
//! presets. A failure prints the seed; `mtia cosim` with that seed repeats it.

use mtia_model::spec::Chip;
use mtia_testbench::Bench;
use mtia_testbench::nmc::{Dut, cosim};
use mtia_testbench::report::CosimOptions;

fn run(preset: &str, dut: Dut, seed: u64, cases: u64) {
    let chip = Chip::preset(preset).expect("preset");
    let options = CosimOptions { seed, cases, trace: None, progress: &mut |_| {} };
    let report = cosim(&Bench::default(), dut, &chip, options).expect("co-simulation");
    println!(
        "{preset} {}: {} cases from seed {seed}, {} cycles, {:.0} cycles/s",
        dut.block(),
        report.cases,
        report.rtl_cycles,
        report.rtl_cycles as f64 / report.seconds
    );
    for m in &report.mismatches {
        println!(
            "mtia cosim {} --preset {preset} --seed {} --cases 1: {}",
            dut.block(),
            m.seed,
            m.what
        );
    }
    assert!(report.mismatches.is_empty());
    assert_eq!(report.rtl_cycles, report.model_cycles);
}

#[test]
fn mini_nmc() {
    run("mini", Dut::Nmc, 1, 200);
}

#[test]
fn mini_pair() {
    run("mini", Dut::Pair, 1, 200);
}

#[test]
fn mtia300_nmc() {
    run("mtia300", Dut::Nmc, 1, 100);
}

#[test]
fn mtia300_pair() {
    run("mtia300", Dut::Pair, 1, 100);
}

#[test]
fn a_trace_that_cannot_be_written_is_refused_at_once() {
    let chip = Chip::preset("mini").expect("preset");
    let trace = Some("no such folder/case.fst".into());
    let options = CosimOptions { seed: 1, cases: 1, trace, progress: &mut |_| {} };
    // A cache that cannot be made shows that nothing was built before the refusal.
    let bench = Bench::new("/proc/none".into());
    let error = cosim(&bench, Dut::Nmc, &chip, options).expect_err("no folder");
    assert!(error.to_string().starts_with("cannot write the trace"), "{error}");
}

#[test]
fn the_first_case_is_traced() {
    let chip = Chip::preset("mini").expect("preset");
    let path = std::env::temp_dir().join(format!("nmc-{}.fst", std::process::id()));
    let trace = Some(path.clone());
    let options = CosimOptions { seed: 1, cases: 2, trace, progress: &mut |_| {} };
    let report = cosim(&Bench::default(), Dut::Nmc, &chip, options).expect("co-simulation");
    assert_eq!((report.cases, report.mismatches.len()), (2, 0));
    let bytes = std::fs::metadata(&path).expect("the trace is written").len();
    assert!(bytes > 10_000, "a trace of {bytes} B");
    std::fs::remove_file(&path).ok();
}
