//! Speed and efficiency of the controller's model: `cargo bench -p mtia-model --bench hbm`.
//!
//! Each line is a saturating stream mix on one pseudo-channel: share of the peak that is moved,
//! nanoseconds a simulated clock, requests served a second. Time is the processor's, where Linux
//! tells it, so that other work on the machine does not count; else that of the clock on the wall.
//! A second table shows what other sizes and policies give (docs/decisions/0011-hbm-controller.md).

use std::time::Instant;

use mtia_model::cycle::hbm::Channel;
use mtia_model::cycle::hbm::port::Request;
use mtia_model::cycle::hbm::traffic::Traffic;
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{AddressMap, CounterId};

/// Command clocks of a run: 1.15 ms, as long as a run of a whole chip.
const CLOCKS: u64 = 2_300_000;
const SEED: u64 = 0x4b3e;

/// Streams that read, streams that write, lines of a run, lines of a turn.
type Mix = (usize, usize, u64, u64);

const MIXES: [Mix; 14] = [
    (1, 0, u64::MAX, 4),
    (3, 0, u64::MAX, 4),
    (0, 1, u64::MAX, 4),
    (2, 1, u64::MAX, 4),
    (2, 1, u64::MAX, 2),
    (2, 1, 256, 4),
    (2, 1, 64, 4),
    (1, 1, 256, 4),
    (8, 4, 256, 4),
    (16, 8, 64, 4),
    (8, 0, 4, 4),
    (8, 0, 2, 2),
    (8, 0, 1, 1),
    (8, 4, 2, 2),
];

const COMPARED: [Mix; 4] = [(1, 0, u64::MAX, 4), (2, 1, u64::MAX, 4), (2, 1, 64, 4), (8, 4, 2, 2)];

const CHOICES: [&[&str]; 9] = [
    &[],
    &["hbm.refresh=0"],
    &["hbm.refresh=1"],
    &["hbm.write_queue=64", "hbm.write_high=56", "hbm.write_low=8"],
    &["hbm.write_queue=32", "hbm.write_high=28", "hbm.write_low=4"],
    &["hbm.read_queue=32"],
    &["hbm.age_cap=16"],
    &["hbm.age_cap=1024"],
    &["hbm.refresh_postpone=1"],
];

/// Seconds that this process has run, from some moment on.
fn seconds(start: &Instant) -> f64 {
    let stat = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    let nanoseconds = stat.split(' ').next().and_then(|n| n.parse::<f64>().ok());
    nanoseconds.map_or_else(|| start.elapsed().as_secs_f64(), |ns| ns * 1e-9)
}

/// Runs a mix: share of the peak, and requests served.
fn run(chip: &Chip, (reads, writes, run, fragment): Mix) -> (f64, u64) {
    let mut channel: Channel<()> = Channel::new(chip);
    let lines = AddressMap::new(&chip.hbm).lines();
    let mut traffic = Traffic::new(SEED, lines, reads, writes, run, fragment);
    for _ in 0..CLOCKS {
        if channel.accepts(false) {
            let (write, address) = traffic.next_line();
            channel.push(Request { write, address, tag: 0, poison: false, data: () });
        }
        channel.pop();
        channel.clock();
    }
    let share = channel.counter(CounterId::BusyClocks) as f64 / CLOCKS as f64;
    (share, channel.counter(CounterId::Reads) + channel.counter(CounterId::Writes))
}

fn name((reads, writes, run, fragment): Mix) -> String {
    let run = if run == u64::MAX { "endless".to_owned() } else { run.to_string() };
    format!("{reads} : {writes}, {run}, {fragment}")
}

fn main() {
    let wall = Instant::now();
    let chip = Chip::preset("mtia300").expect("preset");
    println!("| reads : writes, run, turn (lines) | of peak | ns a clock | requests a second |");
    println!("|---|---:|---:|---:|");
    for mix in MIXES {
        let start = seconds(&wall);
        let (share, requests) = run(&chip, mix);
        let took = seconds(&wall) - start;
        println!(
            "| {} | {:.1} % | {:.0} | {:.1} M |",
            name(mix),
            100.0 * share,
            1e9 * took / CLOCKS as f64,
            requests as f64 / took / 1e6
        );
    }
    let mut channel: Channel<()> = Channel::new(&chip);
    let (start, clocks) = (seconds(&wall), 1_000_000_000);
    while let Some(event) = channel.next_event().filter(|&event| event < clocks) {
        channel.skip_to(event);
        channel.clock();
    }
    let took = seconds(&wall) - start;
    println!("\nidle, refresh going on: {:.2} ns a clock\n", took * 1e9 / clocks as f64);

    let names: Vec<String> = COMPARED.into_iter().map(name).collect();
    println!("| set | {} |\n|---|---:|---:|---:|---:|", names.join(" | "));
    for set in CHOICES {
        let chip = Chip::load("mtia300", set).expect("a description");
        let shares = COMPARED.map(|mix| format!("{:.1} %", 100.0 * run(&chip, mix).0));
        let set = if set.is_empty() { "as described".to_owned() } else { set.join(", ") };
        println!("| {set} | {} |", shares.join(" | "));
    }
}
