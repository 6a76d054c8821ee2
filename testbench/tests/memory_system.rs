//! The memory system as a whole in Verilator, in step with the joined cycle model: the mini mesh as
//! it is, with queues of one everywhere, and with several links, lanes and faulty PEs. A failure
//! prints the seed; `mtia cosim memory_system` with that seed repeats it.

use std::time::Instant;

use mtia_model::spec::Chip;
use mtia_testbench::memory_system::{Case, Rtl, run_case, verilate};
use mtia_testbench::{Bench, memory_system};

fn run(sets: &[&str], seed: u64, cases: u64) {
    let chip = Chip::load("mini", sets).expect("a chip");
    let library = verilate(&Bench::default(), &chip, &[], false).expect("it compiles");
    let mut rtl = Rtl::new(&library, &chip, &[]).expect("it runs");
    let (begin, mut cycles, mut wrong) = (Instant::now(), 0, 0);
    let mut busiest = memory_system::Load::default();
    let arguments: String = sets.iter().map(|set| format!(" --set {set}")).collect();
    for seed in seed..seed + cases {
        let result = run_case(&mut rtl, &chip, &Case::random(&chip, seed));
        rtl.model().check().expect("the model still runs");
        cycles += result.cycles;
        if result.load.accesses * busiest.cycles.max(1) > busiest.accesses * result.load.cycles {
            busiest = result.load;
        }
        if let Some(what) = result.difference {
            let preset = "mtia cosim memory_system --preset mini";
            println!("{preset}{arguments} --seed {seed} --cases 1: {what}");
            wrong += 1;
        }
    }
    println!(
        "{sets:?}: {cases} cases from seed {seed}, {cycles} cycles, {:.0} cycles/s; busiest: {busiest:?}",
        cycles as f64 / begin.elapsed().as_secs_f64()
    );
    assert_eq!(wrong, 0);
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
