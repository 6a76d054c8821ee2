//! Checks of the memory system: HBM at its peak, element-wise addition over the whole chip, the
//! LLC's bandwidth.
//!
//! Bandwidth is bytes that arrived at the PEs or left them, as their fabric interfaces counted
//! them, over the time of the run, filling and draining included. The points of the addition's
//! curve rest on one value that was chosen for one of them: the time of a kernel's launch, for
//! 2^20 elements.

use super::{Check, Criterion, Measured};
use crate::cycle::memory_system::add::{bf16_add, most_elements};
use crate::cycle::memory_system::run::{Counts, Options};
use crate::cycle::memory_system::stream;
use crate::spec::Chip;

/// As good as the points can be read off the figure, and what a model of the mechanisms owes.
const CURVE: Criterion = Criterion::Within(0.10);

pub(super) const CHECKS: [Check; 6] = [
    Check {
        id: "hbm.peak",
        what: "bytes a second that all PEs read from HBM, without refresh",
        published: 6.1,
        unit: "TB/s",
        source: "P",
        criterion: Criterion::Within(0.05),
        rests_on: &["hbm.peak"],
        run: |chip| {
            let mut chip = chip.clone();
            chip.hbm.refresh.value = 0;
            rate(&chip, &stream::hbm_reads(&chip, 256 << 20, Options::quiet()))
        },
    },
    Check {
        id: "hbm.bf16_add",
        what: "BF16 addition of 2^30 elements: 6 bytes an element over the time",
        published: 5.57,
        unit: "TB/s",
        source: "F13",
        criterion: CURVE,
        rests_on: &["hbm.bf16_add", "hbm.bf16_add_1m"],
        run: |chip| addition(chip, 1 << 30),
    },
    Check {
        id: "hbm.bf16_add_256m",
        what: "the same of 2^28 elements",
        published: 5.19,
        unit: "TB/s",
        source: "F13",
        criterion: CURVE,
        rests_on: &["hbm.bf16_add_256m", "hbm.bf16_add_1m"],
        run: |chip| addition(chip, 1 << 28),
    },
    Check {
        id: "hbm.bf16_add_16m",
        what: "the same of 2^24 elements",
        published: 2.39,
        unit: "TB/s",
        source: "F13",
        criterion: CURVE,
        rests_on: &["hbm.bf16_add_16m", "hbm.bf16_add_1m"],
        run: |chip| addition(chip, 1 << 24),
    },
    Check {
        id: "hbm.bf16_add_1m",
        what: "the same of 2^20 elements",
        published: 0.36451,
        unit: "TB/s",
        source: "F13",
        criterion: CURVE,
        rests_on: &["hbm.bf16_add_1m"],
        run: |chip| addition(chip, 1 << 20),
    },
    Check {
        id: "llc.bw",
        what: "bytes a second that all PEs read and write in the LLC, as scratch",
        published: 11.4,
        unit: "TB/s",
        source: "P",
        criterion: Criterion::Within(0.05),
        rests_on: &["llc.bw"],
        run: |chip| rate(chip, &stream::scratch(chip, 64 << 20, Options::quiet())),
    },
];

fn rate(chip: &Chip, counts: &Counts) -> Measured {
    let seconds = counts.cycles as f64 / (chip.clock.frequency.value * 1e9);
    Measured {
        value: counts.bytes as f64 / seconds / 1e12,
        limiter: counts.limiter(),
        stuck: counts.stuck.clone(),
    }
}

fn addition(chip: &Chip, elements: u64) -> Measured {
    let most = most_elements(chip);
    if elements > most {
        let why = format!("three tensors of {elements} elements do not fit; at most {most} do");
        return Measured { value: 0.0, limiter: "memory".to_owned(), stuck: Some(why) };
    }
    let run = bf16_add(chip, elements, Options::quiet());
    Measured {
        value: run.gigabytes_per_second() / 1e3,
        limiter: run.limiter(),
        stuck: run.counts.stuck.clone(),
    }
}
