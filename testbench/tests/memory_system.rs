//! The memory system as a whole.

use mtia_model::spec::Chip;
use mtia_testbench::{Bench, memory_system};

#[test]
fn first() {
    let chip = Chip::preset("mini").expect("preset");
    let library = memory_system::verilate(&Bench::default(), &chip, &[], false).unwrap();
    let from: u64 = std::env::var("FROM").unwrap().parse().unwrap();
    let n: u64 = std::env::var("N").unwrap().parse().unwrap();
    for seed in from..from + n {
        let mut rtl = memory_system::Rtl::new(&library, &chip, &[]).unwrap();
        let case = memory_system::Case::random(&chip, seed);
        let r = memory_system::run_case(&mut rtl, &chip, &case);
        println!("{seed} f {} reset {:?} regs {:?} scratch {} {:?} : {} {:?}", case.frequency, case.reset_after, case.registers.len(), case.scratch_ways, case.traffic, r.cycles, r.difference.map(|d| d.chars().take(200).collect::<String>()));
    }
}
