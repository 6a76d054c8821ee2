//! Speed of the model of a bank: `cargo bench -p mtia-model --bench llc`.
//!
//! Each line is a stream at full rate through the fast path of one bank of the full chip, with a
//! memory that answers after 40 cycles: accesses a cycle, nanoseconds of wall-clock time a cycle.

use std::collections::VecDeque;
use std::time::Instant;

use mtia_model::cycle::llc::Bank;
use mtia_model::cycle::llc::port::MemoryResponse;
use mtia_model::spec::Chip;
use mtia_model::spec::flit::{ControlFlit, DataFlit};
use mtia_model::spec::llc::{CounterId, Sizes};

const CYCLES: u64 = 3_000_000;
const LATENCY: u64 = 40;

/// A stream of reads and writes over `lines` lines.
fn run(sizes: &Sizes, reads: bool, writes: bool, lines: u32) -> (f64, f64) {
    let mut bank: Bank<()> = Bank::new(sizes);
    let (mut read, mut write) = (0, lines / 2);
    let mut due: [VecDeque<(u64, u32)>; 2] = Default::default();
    let start = Instant::now();
    for cycle in 0..CYCLES {
        if reads && bank.accepts_request() {
            bank.push_request(ControlFlit { address: read, lines: 4, ..ControlFlit::default() });
            read = (read + 4) % lines;
        }
        if writes && bank.accepts_write() {
            let (address, strobe) = (write, u64::MAX);
            bank.push_write(DataFlit { address, strobe, last: true, ..DataFlit::default() });
            write = (write + 1) % lines;
        }
        bank.take_read();
        bank.take_ack();
        for (k, due) in due.iter_mut().enumerate() {
            if let Some(request) = bank.memory_request(k) {
                if !request.write {
                    due.push_back((cycle + LATENCY, request.tag));
                }
                bank.take_memory_request(k);
            }
            if due.front().is_some_and(|d| d.0 <= cycle) && bank.accepts_memory(k) {
                let tag = due.pop_front().map_or(0, |d| d.1);
                bank.push_memory(k, MemoryResponse { tag, poison: false, data: () });
            }
        }
        bank.clock();
    }
    let seconds = start.elapsed().as_secs_f64();
    let accesses = bank.counter(CounterId::Reads) + bank.counter(CounterId::Writes);
    (accesses as f64 / CYCLES as f64, seconds * 1e9 / CYCLES as f64)
}

fn main() {
    let chip = Chip::preset("mtia300").expect("preset");
    let sizes = Sizes::new(&chip);
    println!("| stream | accesses a cycle | ns a cycle |\n|---|---:|---:|");
    for (name, reads, writes, lines) in [
        ("idle", false, false, 4),
        ("reads that hit", true, false, 4096),
        ("reads and writes that hit", true, true, 4096),
        ("reads that miss", true, false, 1 << 20),
        ("reads and writes that miss", true, true, 1 << 20),
    ] {
        let (accesses, ns) = run(&sizes, reads, writes, lines);
        println!("| {name} | {accesses:.3} | {ns:.1} |");
    }
}
