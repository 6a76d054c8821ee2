//! Cycles of a command on an idle engine against the sum of its stages, for several lengths and
//! latencies. The page of the NMC lists the stages.

use mtia_model::cycle::bench::{Bench, Outcome, Traffic, run};
use mtia_model::cycle::nmc::{Nmc, NmcPair};
use mtia_model::cycle::port::Device;
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::{Command, Dtype, Op};

/// Queue 1, decoder 1, hand-out 1, [memory], store 1, flit 1, realigner 1, lanes 4, writer 1,
/// [memory], status 1: the cycles before the status of one line is offered.
const STAGES: u64 = 12;

/// The cycle in which the status of an addition of `lines` aligned lines is taken.
fn status_cycle(device: &mut dyn Device, lines: u64, read: u32, write: u32) -> u64 {
    let at = |k: u64| k * 0x10000;
    let (op, dtype) = (Op::Add.code(), Dtype::Fp32.code());
    let (a, b, s, length) = (at(1), at(2), at(3), 128 * lines);
    let command = Command { op, dtype, fence: false, a, b, s, length, tag: 5 };
    let counts = device.counts();
    let mut commands = vec![Vec::new(); counts.engines];
    commands[0].push(command);
    let mut bench = Bench::new(counts, Traffic::ideal(read, write), commands);
    assert_eq!(run(device, &mut bench), Outcome::Done);
    bench.statuses()[0][0].cycle
}

#[test]
fn a_command_takes_its_stages_and_a_cycle_a_line() {
    let chip = Chip::preset("mtia300").expect("preset");
    for (read, write) in [(1, 1), (10, 3), (228, 152)] {
        for lines in [1, 2, 3, 20, 200] {
            let paper = STAGES + u64::from(read) + u64::from(write) + lines - 1;
            let alone = status_cycle(&mut Nmc::new(&chip), lines, read, write);
            assert_eq!(alone, paper, "alone, {lines} lines, latencies {read} and {write}");
            // The lanes of a pair have a register each for requests.
            let pair = status_cycle(&mut NmcPair::new(&chip), lines, read, write);
            assert_eq!(pair, paper + 2, "pair, {lines} lines, latencies {read} and {write}");
        }
    }
}
