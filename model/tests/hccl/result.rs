//! Results of compiled collectives on the interpreter, bit for bit, and their traffic.

use mtia_model::hccl::Collective;
use mtia_model::spec::nmc::Dtype;

use super::bench::{Sequence, all_kinds};

/// Sizes worth trying on so many ranks: one element, one fewer and one more than ranks, odd ones,
/// several kilobytes.
fn sizes(ranks: u64) -> [u64; 5] {
    [1, ranks.saturating_sub(1).max(1), ranks + 1, 77, 1531]
}

/// Every kind on so many ranks with that type, each size, 1 to 3 engines. Each program is run
/// twice, and then once more on other vectors, under `seeds` seeds.
fn every_kind(ranks: usize, dtype: Dtype, seeds: u64) {
    for elements in sizes(ranks as u64) {
        for channels in 1..=3 {
            for collective in all_kinds(ranks, elements, dtype, elements) {
                let both = [collective.clone(), collective];
                let sequence = Sequence::new(&both, channels, 256, elements);
                for seed in 0..seeds {
                    sequence.must_be_right(&[0, 0, 1], seed);
                }
            }
        }
    }
}

#[test]
fn timing_probe() {
    for ranks in 1..=9 {
        let t = std::time::Instant::now();
        every_kind(ranks, Dtype::Bf16, 1);
        eprintln!("{ranks}: {:?}", t.elapsed());
    }
    let _: Option<Collective> = None;
}
