//! The random programs themselves, on the instruction-set model alone: each ends, and together
//! they reach everything there is.

use mtia_model::func::cpu::Hart;
use mtia_testbench::cpu::coverage::Coverage;
use mtia_testbench::cpu::random::Case;
use mtia_testbench::cpu::world::World;

/// Programs, of the seeds from 1 on.
const PROGRAMS: u64 = 300;
/// More steps than any program takes.
const MOST_STEPS: u64 = 2_000_000;

/// Runs a case; steps, instructions retired and what was covered.
fn run(case: &Case) -> (u64, u64, Coverage) {
    let mut world = World::new(case);
    let mut hart = Hart::new(case.hart_id, case.program.entry);
    let mut coverage = Coverage::default();
    let (mut steps, mut instructions) = (0, 0);
    while world.ended().is_none() {
        assert!(steps < MOST_STEPS, "seed {}: no end, pc {:#x}", case.seed, hart.pc());
        let before = *hart.registers();
        let lines = world.tick();
        if let Some(record) = hart.step(&mut world, lines) {
            coverage.observe(&record, &before);
            instructions += u64::from(record.trap.is_none());
        }
        hart.advance(1);
        steps += 1;
    }
    assert_eq!(world.ended(), Some(1), "seed {}: a trap of no known cause", case.seed);
    (steps, instructions, coverage)
}

#[test]
fn programs_end_and_together_reach_everything() {
    let mut all = Coverage::default();
    let (mut most, mut total) = (0, 0);
    for seed in 1..=PROGRAMS {
        let (steps, instructions, coverage) = run(&Case::random(seed));
        all.add(&coverage);
        most = most.max(steps);
        total += instructions;
    }
    println!("{all}{PROGRAMS} programs, {total} instructions, at most {most} steps");
    assert_eq!(all.missing(), [""; 0]);
}

#[test]
fn a_seed_is_a_program() {
    let (one, again) = (Case::random(7), Case::random(7));
    assert_eq!(format!("{one:?}"), format!("{again:?}"));
    assert_ne!(one.program, Case::random(8).program);
}
