//! Speed of the fabric interface's model: `cargo bench -p mtia-model --bench fi`.
//!
//! Nanoseconds of wall-clock time a simulated cycle: reads and writes at full rate at once, reads
//! alone, and an interface without work.

use std::collections::VecDeque;
use std::time::Instant;

use mtia_model::cycle::fi::{Fi, Inputs};
use mtia_model::spec::Chip;
use mtia_model::spec::address::AddressMap;
use mtia_model::spec::fi::{Command, CounterId, Kind, Place};
use mtia_model::spec::flit::{ControlFlit, ControlKind, DataFlit, DataKind, Reply};

const CYCLES: u64 = 2_000_000;
const LATENCY: u64 = 200;

fn main() {
    let chip = Chip::preset("mtia300").expect("preset");
    println!("| work | lines a cycle | ns a cycle, bench included |");
    println!("|---|---:|---:|");
    for (name, kinds) in [
        ("reads and writes", vec![Kind::Read, Kind::Write]),
        ("reads", vec![Kind::Read]),
        ("none", vec![]),
    ] {
        let (lines, seconds) = run(&chip, &kinds);
        println!("| {name} | {lines:.2} | {:.1} |", seconds * 1e9 / CYCLES as f64);
    }
}

/// Lines moved a cycle, and seconds.
fn run(chip: &Chip, kinds: &[Kind]) -> (f64, f64) {
    let mut fi: Fi = Fi::new(chip, &AddressMap::new(chip), Place::default());
    let links = fi.links() as usize;
    let banks = chip.noc.data_lanes.value / chip.noc.control_lanes.value;
    let mut lines: Vec<VecDeque<(u64, DataFlit)>> = vec![VecDeque::new(); links];
    let mut acks: VecDeque<(u64, u16)> = VecDeque::new();
    let mut down: Vec<Option<DataFlit>> = vec![None; links];
    let mut next = 0u64;
    let start = Instant::now();
    for cycle in 0..CYCLES {
        for (down, lines) in down.iter_mut().zip(&mut lines) {
            *down = None;
            if lines.front().is_some_and(|l| l.0 <= cycle) {
                *down = lines.pop_front().map(|l| l.1);
            }
        }
        let mut inputs = Inputs::idle(&down);
        if acks.front().is_some_and(|a| a.0 <= cycle)
            && let Some((_, tag)) = acks.pop_front()
        {
            let kind = ControlKind::Ack;
            inputs.control_down = Some(ControlFlit { kind, tag, ..ControlFlit::default() });
        }
        let ready = kinds.iter().find(|&&kind| fi.command_ready(kind));
        if let Some(&kind) = ready {
            let (address, length, local) = (next % (1 << 30), 8192, (next % (1 << 18)) as u32);
            let reply = Reply::Own;
            inputs.command = Some(Command {
                kind,
                address,
                local,
                length,
                steering: 0,
                reply,
                channel: 0,
                tag: 0,
            });
            next += u64::from(length);
        }
        if let Some(up) = fi.control_up() {
            let lane = u32::from(up.lane) * banks + u32::from(up.flit.bank);
            for i in 0..up.flit.lines {
                let line = (up.flit.address % 4) as u8 + i;
                let (tag, kind) = (up.flit.tag, DataKind::ReadResponse);
                let flit = DataFlit { tag, line, kind, ..DataFlit::default() };
                lines[lane as usize % links].push_back((cycle + LATENCY, flit));
            }
        }
        for j in 0..links as u32 {
            if let Some(up) = fi.data_up(j)
                && up.flit.last
            {
                acks.push_back((cycle + LATENCY, up.flit.tag));
            }
        }
        fi.clock_with_store(&inputs, 4);
    }
    let seconds = start.elapsed().as_secs_f64();
    let moved = fi.counter(CounterId::StoredLines) + fi.counter(CounterId::WriteLines);
    (moved as f64 / CYCLES as f64, seconds)
}
