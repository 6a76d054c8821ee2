//! Every collective takes as long on the cheap model as on the instruction-timed one.

use mtia_model::cycle::me::cost::Costs;
use mtia_model::func::fabric::Options;
use mtia_model::hccl::one_of_each;
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::Dtype;

use crate::runs::Run;

#[test]
fn collectives() {
    let chip = Chip::preset("mtia300").expect("preset");
    let costs = match std::env::var("MEASURE") {
        Ok(_) => mtia_model::cycle::me::cost::calibrate::measure(&chip).expect("measured").0,
        Err(_) => Costs::of(&chip).expect("a table"),
    };
    let (mut worst, mut sum, mut n): (f64, f64, f64) = (0.0, 0.0, 0.0);
    let (mut t1, mut t2) = (0.0, 0.0);
    for ranks in [2, 3, 4, 8] {
        for (i, elements) in [1, 77, 3000, 60_000].into_iter().enumerate() {
            let dtype = Dtype::ALL[(i + ranks) % 3];
            for (k, collective) in one_of_each(ranks, elements, dtype, 7).iter().enumerate() {
                let network = Options::seeded((ranks * 100 + i * 10 + k) as u64);
                let run = Run::new(&chip, collective, 1, 2, network);
                let (timed, cheap) = (run.timed(), run.cheap(&costs));
                let off = cheap.cycles as f64 / timed.cycles as f64 - 1.0;
                println!(
                    "{collective}: {} {} {:.2} % {:?} {:?}",
                    timed.cycles,
                    cheap.cycles,
                    100.0 * off,
                    timed.took,
                    cheap.took
                );
                worst = worst.max(off.abs());
                sum += off.abs();
                n += 1.0;
                t1 += timed.took.as_secs_f64();
                t2 += cheap.took.as_secs_f64();
            }
        }
    }
    println!("worst {:.2} % mean {:.2} % times {t1} {t2}", 100.0 * worst, 100.0 * sum / n);
}
