//! The memory system as a whole in Verilator, in step with the joined cycle model: the mini mesh as
//! it is, with queues of one everywhere, and with several links, lanes and faulty PEs. A failure
//! prints the seed; `mtia cosim memory_system` with that seed repeats it.

use mtia_model::spec::Chip;
use mtia_testbench::report::CosimOptions;
use mtia_testbench::{Bench, memory_system};

fn run(sets: &[&str], seed: u64, cases: u64) {
    let chip = Chip::load("mini", sets).expect("a chip");
    let options = CosimOptions { seed, cases, trace: None, progress: &mut |_| {} };
    let report = memory_system::cosim(&Bench::default(), &chip, options).expect("co-simulation");
    println!(
        "{sets:?}: {} cases from seed {seed}, {} cycles, {:.0} cycles/s",
        report.cases,
        report.rtl_cycles,
        report.rtl_cycles as f64 / report.seconds
    );
    let sets: String = sets.iter().map(|set| format!(" --set {set}")).collect();
    for m in &report.mismatches {
        println!(
            "mtia cosim memory_system --preset mini{sets} --seed {} --cases 1: {}",
            m.seed, m.what
        );
    }
    assert!(report.mismatches.is_empty());
}

#[test]
fn mini() {
    run(&[], 1, 12);
}

/// Every queue and buffer holds one; crossings hold two, the least that there is.
#[test]
fn mini_with_queues_of_one() {
    let sets = [
        "noc.buffer_flits=1",
        "fi.commands=1",
        "fi.in_flight=1",
        "fi.read_slots=2",
        "fi.write_slots=2",
        "fi.store_reads=1",
        "fi.bucket_lines=4",
        "pe.local_store_latency=5",
        "llc.request_queue=1",
        "llc.fetch_queue=1",
        "llc.write_backs=1",
        "llc.misses=2",
        "hbm.read_queue=1",
        "hbm.write_queue=1",
        "hbm.write_high=1",
        "hbm.write_low=0",
        "hbm.write_batch=1",
        "hbm.read_buffer=1",
        "hbm.age_cap=1",
        "hbm.crossing=2",
    ];
    run(&sets, 1, 12);
}

/// Clients with several links, three quads at a router, spare PEs with faults.
#[test]
fn wide_with_faulty_pes() {
    let sets = [
        "noc.rows=1",
        "noc.data_lanes=6",
        "noc.control_lanes=3",
        "noc.pe_lanes=2",
        "noc.me_lanes=6",
        "noc.edge_lanes=5",
        "pe.redundant_rows=1",
    ];
    run(&sets, 1, 12);
}
