//! Routers and the mesh in Verilator against their cycle model: random cases on both presets, with
//! the buffers of the description and with buffers of one flit. A failure prints the seed;
//! `mtia cosim` with that seed repeats it.

use mtia_model::spec::Chip;
use mtia_testbench::Bench;
use mtia_testbench::noc::cosim;
use mtia_testbench::report::CosimOptions;

fn run(preset: &str, sets: &[&str], mesh: bool, seed: u64, cases: u64) {
    let chip = Chip::load(preset, sets).expect("a chip");
    let options = CosimOptions { seed, cases, trace: None, progress: &mut |_| {} };
    let report = cosim(&Bench::default(), mesh, &chip, options).expect("co-simulation");
    let block = if mesh { "noc" } else { "router" };
    println!(
        "{preset} {block} {sets:?}: {} cases from seed {seed}, {} cycles, {:.0} cycles/s",
        report.cases,
        report.rtl_cycles,
        report.rtl_cycles as f64 / report.seconds
    );
    let sets: String = sets.iter().map(|set| format!(" --set {set}")).collect();
    for m in &report.mismatches {
        println!(
            "mtia cosim {block} --preset {preset}{sets} --seed {} --cases 1: {}",
            m.seed, m.what
        );
    }
    assert!(report.mismatches.is_empty());
}

#[test]
fn mini_router() {
    run("mini", &[], false, 1, 60);
}

#[test]
fn mini_mesh() {
    run("mini", &[], true, 1, 40);
}

#[test]
fn mini_mesh_with_buffers_of_one_flit() {
    run("mini", &["noc.buffer_flits=1"], true, 1, 40);
}

#[test]
fn mini_mesh_with_redundant_pes() {
    let sets = [
        "pe.redundant_rows=1",
        "noc.data_lanes=2",
        "noc.rows=1",
        "pe.rows=2",
        "me.count=2",
        "llc.banks=4",
        "hbm.pseudo_channels=8",
    ];
    run("mini", &sets, true, 1, 40);
}

#[test]
fn mini_router_with_buffers_of_one_flit() {
    run("mini", &["noc.buffer_flits=1"], false, 1, 40);
}

#[test]
#[ignore = "compiles six routers of the full chip, some minutes each: `make long`"]
fn mtia300_routers() {
    run("mtia300", &[], false, 1, 30);
}
