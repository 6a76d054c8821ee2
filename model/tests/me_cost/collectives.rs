//! Every collective takes as long on the cheap model as on the instruction-timed one, and leaves the
//! same bytes behind.

use std::time::Duration;

use mtia_model::cycle::me::cost::Costs;
use mtia_model::func::fabric::Options;
use mtia_model::hccl::one_of_each;
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::Dtype;

use crate::runs::Run;

/// What the cheap model may be off by.
const TOLERANCE: f64 = 0.03;

/// One of each collective with so many elements, on so many ranks, twice in a row on both models.
/// Each checks its own memory.
fn compare(ranks: &[usize], sizes: &[u64], seed: u64) {
    let chip = Chip::preset("mtia300").expect("preset");
    let costs = Costs::of(&chip).expect("a table");
    let (mut offs, mut wrong) = (Vec::new(), Vec::new());
    let (mut timed_took, mut cheap_took) = (Duration::ZERO, Duration::ZERO);
    for &ranks in ranks {
        for (i, &elements) in sizes.iter().enumerate() {
            let dtype = Dtype::ALL[(i + ranks) % Dtype::ALL.len()];
            for (k, collective) in one_of_each(ranks, elements, dtype, seed).iter().enumerate() {
                let network = 1000 * seed + (ranks * 100 + i * 10 + k) as u64;
                let run = Run::new(&chip, collective, 1, 2, Options::seeded(network));
                let (timed, cheap) = (run.timed(), run.cheap(&costs));
                timed_took += timed.took;
                cheap_took += cheap.took;
                let what = format!("{collective} of {elements} elements, seeds {seed}, {network}");
                if timed.cycles == 0 {
                    // An all-to-allv in which nobody has anything for anyone.
                    assert_eq!(cheap.cycles, 0, "{what}");
                    continue;
                }
                let off = cheap.cycles as f64 / timed.cycles as f64 - 1.0;
                let line = format!(
                    "{what}: {} cycles, {} by the cheap model: {:+.2} %",
                    timed.cycles,
                    cheap.cycles,
                    100.0 * off
                );
                println!("{line}");
                offs.push(off.abs());
                if off.abs() > TOLERANCE {
                    wrong.push(line);
                }
            }
        }
    }
    let worst = offs.iter().copied().fold(0.0, f64::max);
    let mean = offs.iter().sum::<f64>() / offs.len() as f64;
    println!(
        "{} runs: {:.2} % off at most, {:.2} % in the mean; {timed_took:.1?} against {cheap_took:.1?}",
        offs.len(),
        100.0 * worst,
        100.0 * mean,
    );
    assert!(wrong.is_empty(), "off by more than {TOLERANCE}:\n{}", wrong.join("\n"));
}

#[test]
fn collectives_of_one_element() {
    compare(&[2, 3, 4, 8], &[1], 7);
}

#[test]
fn collectives_of_some_elements() {
    compare(&[2, 3, 4, 8], &[77, 3000], 7);
}

#[test]
fn collectives_of_many_elements() {
    compare(&[2, 3, 4, 8], &[60_000], 7);
}

#[test]
#[ignore = "a minute or more"]
fn collectives_under_more_seeds() {
    for seed in 1..=6 {
        compare(&[2, 3, 4, 5, 8], &[1, 200, 10_000], seed);
    }
}
