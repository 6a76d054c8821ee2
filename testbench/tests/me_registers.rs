//! Every register of the message engine, by core and utility port, in noise: hardware and cycle
//! model in lock-step. `MTIA_ME_SEED=N cargo test -p mtia-testbench --test me_registers` runs one
//! seed.

use mtia_model::cycle::me::group::Shape;
use mtia_model::spec::Chip;
use mtia_testbench::Bench;
use mtia_testbench::me::{Rtl, run_exercise};

#[test]
fn registers_in_noise() {
    let chip = Chip::preset("mini").expect("preset");
    let library = Bench::default().message_engines(&chip, 2, false).expect("builds");
    let lane_bytes = chip.noc.lane_bytes.value as usize;
    let seeds = match std::env::var("MTIA_ME_SEED") {
        Ok(seed) => vec![seed.parse().expect("MTIA_ME_SEED is a number")],
        Err(_) => (0..20).collect(),
    };
    for seed in seeds {
        println!("seed {seed}");
        let shape = Shape::of(&chip, 2);
        let mut rtl = Rtl::new(&library, shape, lane_bytes, &[]).expect("runs");
        if let Err(difference) = run_exercise(&mut rtl, &chip, seed, 20_000) {
            panic!("seed {seed}: {difference}");
        }
    }
}
