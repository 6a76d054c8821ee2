//! The memory system as a whole: kernels on the PE grid, through network, LLC and HBM.
//! Expected values are bounds and counts that follow from the description and the kernel alone.

use mtia_model::cycle::kernel::{Dma, Kernel};
use mtia_model::cycle::memory_system::add::{AddRun, bf16_add};
use mtia_model::cycle::memory_system::load;
use mtia_model::cycle::memory_system::run::{Machine, Options};
use mtia_model::cycle::memory_system::stream;
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::LINE_BYTES;

fn mini(sets: &[&str]) -> Chip {
    Chip::load("mini", sets).expect("a description")
}

fn add(chip: &Chip, elements: u64, threads: usize) -> AddRun {
    let run = bf16_add(chip, elements, Options { threads, progress: None });
    assert_eq!(run.counts.stuck, None, "{elements} elements on {threads} threads");
    run
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let chip = mini(&[]);
    for elements in [1, 5000, 70_001] {
        let [mut one, mut two] = [1, 2].map(|threads| add(&chip, elements, threads).counts);
        // How long the simulation took is no part of the outcome.
        (one.wall_seconds, two.wall_seconds) = (0.0, 0.0);
        assert_eq!(one, two, "{elements} elements");
    }
}

#[test]
fn a_run_of_nothing_ends_at_once() {
    for threads in [1, 2] {
        let mut machine = Machine::new(&mini(&[]));
        let counts = machine.run(Vec::new(), Options { threads, progress: None });
        assert_eq!((counts.cycles, counts.stuck, counts.bytes), (0, None, 0), "{threads} threads");
    }
}

/// A panic on one side must end the other: a run that hangs tells nobody what went wrong.
#[test]
fn a_kernel_that_panics_ends_the_run() {
    struct Panics;
    impl Kernel for Panics {
        fn clock(&mut self, _now: u64, _dma: &mut dyn Dma) {
            panic!("as the test wants");
        }
        fn is_done(&self) -> bool {
            false
        }
        fn next_event(&self, now: u64) -> Option<u64> {
            Some(now)
        }
        fn simd_busy(&self) -> u64 {
            0
        }
    }
    for threads in [1, 2] {
        let ended = std::panic::catch_unwind(|| {
            let options = Options { threads, progress: None };
            Machine::new(&mini(&[])).run(vec![Box::new(Panics)], options).cycles
        });
        assert!(ended.is_err(), "{threads} threads");
    }
}

#[test]
fn every_byte_moves_once() {
    let chip = mini(&[]);
    for elements in [1, 63, 64, 4097, 70_001] {
        let counts = add(&chip, elements, 1).counts;
        assert_eq!(counts.bytes, 6 * elements, "{elements} elements");
        // Nothing of these tensors is in the LLC at first, and a line is brought in by whole
        // fragments' requests: HBM gives every line of both operands, once.
        let lines = (2 * elements).div_ceil(LINE_BYTES.into());
        let bursts = counts.hbm_reads;
        // A partly written line of the result is brought in as well: at the end, and nowhere else.
        assert!((4 * lines..=4 * lines + 2).contains(&bursts), "{elements}: {bursts} bursts");
        // A line that comes in drives out one at most, written or not.
        assert!(counts.hbm_writes <= 2 * 3 * (lines + 1), "{elements} elements");
    }
}

/// The LLC is as the addition before left it: what stays there of this result is made up for by
/// what has to go of the last one. All three tensors together fit the partition here, so nothing
/// would be written at all if it had been empty.
#[test]
fn what_stays_in_the_llc_was_paid_for_by_what_had_to_go() {
    let chip = Chip::preset("mtia300").expect("preset");
    let elements = 1 << 22;
    let partition = u64::from(chip.llc.banks.value) * u64::from(chip.llc.bank_bytes.value)
        / u64::from(chip.llc.ways.value)
        * u64::from(chip.llc.stream_ways.value);
    assert!(6 * elements < partition);
    let counts = add(&chip, elements, 1).counts;
    let (written, result) = (32 * counts.hbm_writes, 2 * elements);
    println!("{written} B written to HBM, {result} B are the result");
    assert!(written.abs_diff(result) <= result / 10, "{written} B for a result of {result} B");
}

/// A clock that is left out although something could happen shows when no refresh comes to wake
/// the channel: runs of any refresh end, and more refresh is never faster by more than noise.
#[test]
fn runs_end_whatever_is_refreshed() {
    let cycles = [0, 2, 1].map(|refresh| {
        let chip = mini(&[&format!("hbm.refresh={refresh}")]);
        add(&chip, 700_001, 1).counts.cycles
    });
    println!("no refresh, bank by bank, all banks: {cycles:?} cycles");
    assert!(cycles[0] as f64 <= 1.02 * cycles[1] as f64, "{cycles:?}");
    assert!(cycles[0] < cycles[2], "{cycles:?}");
}

#[test]
fn time_grows_with_size_and_bandwidth_stays_below_the_peak() {
    let chip = mini(&[]);
    let peak =
        f64::from(chip.hbm.stacks.value * chip.hbm.pseudo_channels.value) * chip.hbm.pc_peak();
    let runs: Vec<AddRun> =
        [1000, 10_000, 50_000, 200_000].map(|elements| add(&chip, elements, 2)).into();
    for pair in runs.windows(2) {
        assert!(pair[0].seconds < pair[1].seconds);
    }
    for run in &runs {
        let counts = &run.counts;
        let seconds = counts.cycles as f64 / (chip.clock.frequency.value * 1e9);
        let moved = 32.0 * (counts.hbm_reads + counts.hbm_writes) as f64;
        assert!(moved / seconds / 1e9 <= peak, "{} elements", run.elements);
        assert!(counts.shares.iter().all(|(_, share)| (0.0..=1.0).contains(share)));
    }
}

#[test]
fn a_launch_is_a_constant_of_every_size() {
    let fast = mini(&["kernel.launch=0"]);
    let slow = mini(&["kernel.launch=5000"]);
    for elements in [100, 20_000] {
        let more = add(&slow, elements, 1).seconds - add(&fast, elements, 1).seconds;
        assert!((more - 5e-6).abs() < 1e-12, "{more}");
    }
}

#[test]
fn scratch_never_touches_memory() {
    let chip = mini(&[]);
    let counts = stream::scratch(&chip, 1 << 20, Options::quiet());
    assert_eq!(counts.stuck, None);
    assert_eq!((counts.hbm_reads, counts.hbm_writes), (0, 0));
    assert_eq!(counts.bytes, 2 << 20);
}

#[test]
fn latency_of_reads_stays_above_its_least_and_their_rate_below_the_bus() {
    let chip = mini(&[]);
    let theory = load::theory(&chip);
    let run = |rate: f64, threads: usize| {
        let options = Options { threads, progress: None };
        load::run(&chip, rate, 1000, 6000, 3, options).expect("an end")
    };
    let points = [0.05, 0.2, 0.8].map(|rate| run(rate * theory.saturation, 2));
    for point in &points {
        assert!(point.latency > theory.zero_load_latency, "{point:?}");
        assert!(point.accepted < theory.saturation, "{point:?}");
        assert!(point.latency_p99 as f64 >= point.latency, "{point:?}");
    }
    // More load, more waiting; with little of it what is made arrives.
    assert!(points[0].latency < points[1].latency && points[1].latency < points[2].latency);
    assert!(points[0].accepted > 0.7 * points[0].rate, "{:?}", points[0]);
    assert_eq!(run(points[1].rate, 1), points[1], "threads change nothing");
}

/// Ends that come together are taken one after the other; ends far apart, each at once.
#[test]
fn a_run_ends_when_the_last_end_has_been_taken() {
    let chip = mini(&["kernel.completion=1000", "kernel.dispatch=0", "kernel.launch=0"]);
    let run = add(&chip, 200_000, 1);
    let clock = chip.clock.frequency.value * 1e9;
    let mut ends: Vec<f64> = run.counts.ends.iter().map(|&end| end as f64 / clock).collect();
    ends.sort_by(f64::total_cmp);
    assert_eq!(ends.len() as u64, run.pes);
    assert_eq!(*ends.last().expect("an end"), run.counts.cycles as f64 / clock);
    // By hand: a server that takes a microsecond for each.
    let mut free = 0.0f64;
    for end in ends {
        free = free.max(end) + 1e-6;
    }
    assert!((run.seconds - free).abs() < 1e-12, "{} and {free}", run.seconds);
    assert!(run.completion_seconds >= 1e-6);
}
