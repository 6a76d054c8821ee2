//! Speed and efficiency of the controller's model: `cargo bench -p mtia-model --bench hbm`.
//!
//! Each line is a saturating stream mix on one pseudo-channel: share of the peak that is moved,
//! nanoseconds of wall-clock time a simulated clock, requests served a second.

use std::time::Instant;

use mtia_model::cycle::hbm::Channel;
use mtia_model::cycle::hbm::port::Request;
use mtia_model::cycle::hbm::traffic::Traffic;
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{AddressMap, CounterId};

const CLOCKS: u64 = 2_300_000;
const SEED: u64 = 0x4b3e;

fn main() {
    let chip = Chip::preset("mtia300").expect("preset");
    println!("| reads : writes, run, turn (lines) | of peak | ns a clock | requests a second |");
    println!("|---|---:|---:|---:|");
    for (reads, writes, run, fragment) in [
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
        (8, 0, 8, 4),
        (8, 0, 4, 4),
        (8, 0, 2, 2),
        (8, 0, 1, 1),
        (8, 4, 2, 2),
    ] {
        let mut channel: Channel<()> = Channel::new(&chip);
        let lines = AddressMap::new(&chip.hbm).lines();
        let mut traffic = Traffic::new(SEED, lines, reads, writes, run, fragment);
        let start = Instant::now();
        for clock in 0..CLOCKS {
            if channel.accepts(false) {
                let (write, address) = traffic.next_line();
                channel.push(Request {
                    write,
                    address,
                    tag: clock as u16,
                    poison: false,
                    data: (),
                });
            }
            channel.pop();
            channel.clock();
        }
        let seconds = start.elapsed().as_secs_f64();
        let done = channel.counter(CounterId::Reads) + channel.counter(CounterId::Writes);
        let run = if run == u64::MAX { "all".to_owned() } else { run.to_string() };
        println!(
            "| {reads} : {writes}, {run}, {fragment} | {:.1} % | {:.1} | {:.2} M | turns {} acts {} refs {} conf {} ",
            100.0 * channel.counter(CounterId::BusyClocks) as f64 / CLOCKS as f64,
            1e9 * seconds / CLOCKS as f64,
            done as f64 / seconds / 1e6,
            channel.counter(CounterId::Turnarounds),
            channel.counter(CounterId::Activates),
            channel.counter(CounterId::Refreshes),
            channel.counter(CounterId::RowConflicts),
        );
    }
    let mut channel: Channel<()> = Channel::new(&chip);
    let start = Instant::now();
    let clocks = 1_000_000_000;
    while let Some(event) = channel.next_event().filter(|&event| event < clocks) {
        channel.skip_to(event);
        channel.clock();
    }
    println!("\nidle: {:.4} ns a clock", start.elapsed().as_secs_f64() * 1e9 / clocks as f64);
}
