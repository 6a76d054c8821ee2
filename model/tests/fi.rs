//! The fabric interface's cycle model against formulas: latency of a command, rates by links, slots
//! and buckets, and the local store of fixed latency against one that is played.

use std::collections::VecDeque;

use mtia_model::cycle::fi::{Fi, Inputs};
use mtia_model::cycle::lane_memory::{chance, mix};
use mtia_model::spec::Chip;
use mtia_model::spec::address::AddressMap;
use mtia_model::spec::fi::{Command, CounterId, Kind, Place, Status};
use mtia_model::spec::flit::{ControlFlit, ControlKind, DataFlit, DataKind, Reply};

/// Memory behind the router: every link brings a line a cycle, `latency` cycles after its request
/// at the earliest, in order.
struct Net {
    latency: u64,
    links: usize,
    cycle: u64,
    lines: Vec<VecDeque<(u64, DataFlit)>>,
    acks: VecDeque<(u64, ControlFlit)>,
    down: Vec<Option<DataFlit>>,
    /// Lines asked for and lines sent, in this cycle.
    moved: [u64; 2],
}

impl Net {
    fn new(links: u32, latency: u64) -> Net {
        let links = links as usize;
        Net {
            latency,
            links,
            cycle: 0,
            lines: vec![VecDeque::new(); links],
            acks: VecDeque::new(),
            down: vec![None; links],
            moved: [0; 2],
        }
    }

    /// A cycle: the flits that come, then what the interface sends.
    fn offer(&mut self) -> Option<ControlFlit> {
        for (down, lines) in self.down.iter_mut().zip(&self.lines) {
            *down = lines.front().filter(|l| l.0 <= self.cycle).map(|l| l.1);
        }
        self.acks.front().filter(|a| a.0 <= self.cycle).map(|a| a.1)
    }

    fn take(&mut self, fi: &Fi, chip: &Chip, ready: [bool; 2]) {
        let (now, due) = (self.cycle, self.cycle + self.latency);
        self.moved = [0; 2];
        for j in 0..self.links {
            if self.down[j].is_some() && fi.data_down_ready(j as u32, true) {
                self.lines[j].pop_front();
            }
        }
        if self.acks.front().is_some_and(|a| a.0 <= now) {
            self.acks.pop_front();
        }
        if let Some(up) = fi.control_up().filter(|_| ready[0]) {
            let banks = chip.noc.data_lanes.value / chip.noc.control_lanes.value;
            let lane = u32::from(up.lane) * banks + u32::from(up.flit.bank);
            self.moved[0] = u64::from(up.flit.lines);
            for i in 0..up.flit.lines {
                let flit = DataFlit {
                    tag: up.flit.tag,
                    line: (up.flit.address % 4) as u8 + i,
                    kind: DataKind::ReadResponse,
                    reply: up.flit.reply,
                    ..DataFlit::default()
                };
                self.lines[lane as usize % self.links].push_back((due, flit));
            }
        }
        for j in 0..self.links {
            let Some(up) = fi.data_up(j as u32).filter(|_| ready[1]) else { continue };
            self.moved[1] += 1;
            if up.flit.last {
                let (kind, tag) = (ControlKind::Ack, up.flit.tag);
                self.acks.push_back((due, ControlFlit { kind, tag, ..ControlFlit::default() }));
            }
        }
        self.cycle += 1;
    }
}

fn new(chip: &Chip) -> Fi {
    Fi::new(chip, &AddressMap::new(chip), Place::default())
}

fn command(kind: Kind, address: u64, local: u32, length: u32) -> Command {
    let reply = Reply::Own;
    Command { kind, address, local, length, steering: 0, reply, channel: 0, tag: 7 }
}

/// The cycle, counted from that of the command, in which its status is offered.
fn status_cycle(chip: &Chip, command: Command, latency: u64, store: u32) -> u64 {
    let mut fi = new(chip);
    let mut net = Net::new(fi.links(), latency);
    for cycle in 0..100_000 {
        if let Some(status) = fi.status() {
            assert_eq!(status.code, Status::Ok.code());
            return cycle;
        }
        let ack = net.offer();
        let down = net.down.clone();
        let mut inputs = Inputs::idle(&down);
        inputs.control_down = ack;
        inputs.command = (cycle == 0).then_some(command);
        net.take(&fi, chip, [true; 2]);
        fi.clock_with_store(&inputs, store);
    }
    panic!("no status");
}

#[test]
fn a_command_takes_its_stages_and_a_cycle_a_line() {
    let chip = Chip::preset("mini").expect("preset");
    for latency in [1, 10, 300] {
        for lines in 1..=4 {
            // Queue, start, stage, request; memory; landing, table, status.
            let read = command(Kind::Read, 0x1000, 3, 64 * lines);
            let paper = 7 + latency + u64::from(lines) - 1;
            assert_eq!(status_cycle(&chip, read, latency, 1), paper, "{lines} lines, {latency}");
            for store in [1, 5] {
                // Queue, start, stage, lines; local store; out; memory; ack, table, status.
                let write = command(Kind::Write, 0x1000, 3, 64 * lines);
                let paper = 8 + u64::from(store) + latency + u64::from(lines) - 1;
                let measured = status_cycle(&chip, write, latency, store);
                assert_eq!(measured, paper, "{lines} lines, {latency}, {store}");
            }
        }
    }
}

/// Lines asked for and lines sent in each cycle of saturating commands of so many bytes.
fn saturate(chip: &Chip, kind: Kind, length: u32, latency: u64, cycles: u64) -> Vec<[u64; 2]> {
    let mut fi = new(chip);
    let mut net = Net::new(fi.links(), latency);
    let (mut next, mut out) = (0u64, Vec::new());
    for _ in 0..cycles {
        let ack = net.offer();
        let down = net.down.clone();
        let mut inputs = Inputs::idle(&down);
        inputs.control_down = ack;
        if fi.command_ready(kind) {
            let room = u64::from(chip.pe.local_store_bytes.value - length);
            let address = next % (1 << 20);
            let local = (next % room) as u32;
            inputs.command = Some(command(kind, address, local, length));
            next += u64::from(length);
        }
        net.take(&fi, chip, [true; 2]);
        out.push(net.moved);
        fi.clock_with_store(&inputs, 2);
    }
    out
}

fn rate(moved: &[[u64; 2]], which: usize, skip: usize) -> f64 {
    let sum: u64 = moved[skip..].iter().map(|m| m[which]).sum();
    sum as f64 / (moved.len() - skip) as f64
}

/// Bytes of commands so long that the few in flight do not bound the rate.
const LONG: u32 = 32 << 10;

#[test]
fn rates_are_those_of_buckets_links_and_slots() {
    for (preset, sets) in [
        ("mtia300", vec![]),
        ("mtia300", vec!["noc.pe_lanes=1"]),
        ("mtia300", vec!["fi.read_rate=0.5", "fi.write_rate=0.25"]),
        ("mtia300", vec!["fi.read_rate=4.0", "noc.pe_lanes=6"]),
        ("mtia300", vec!["fi.read_slots=32", "fi.write_slots=16"]),
    ] {
        let chip = Chip::load(preset, &sets).expect("preset");
        let fi = &chip.fi;
        for latency in [20, 200, 600] {
            let trip = |slots: u32, own: u64| f64::from(4 * slots) / (latency + own) as f64;
            let links = f64::from(chip.noc.pe_lanes.value);
            // A slot's own cycles: stage and request, then its four lines over one link.
            let paper = fi.read_rate.value.min(links).min(trip(fi.read_slots.value, 2 + 4));
            let moved = saturate(&chip, Kind::Read, LONG, latency, 30_000);
            let measured = rate(&moved, 0, 5_000);
            // With several links lines of few fragments do not always spread evenly.
            let low = if links > 1.0 { 0.88 } else { 0.97 };
            assert!(
                (low * paper..=1.01 * paper).contains(&measured),
                "{sets:?}, latency {latency}: {measured:.3} lines asked for a cycle, {paper:.3}"
            );
            // A write slot: stage, four lines with the local store's 2 cycles, out, ack.
            let paper = fi.write_rate.value.min(1.0).min(trip(fi.write_slots.value, 2 + 2 + 4 + 1));
            let moved = saturate(&chip, Kind::Write, LONG, latency, 30_000);
            let measured = rate(&moved, 1, 5_000);
            assert!(
                (0.96 * paper..=1.01 * paper).contains(&measured),
                "{sets:?}, latency {latency}: {measured:.3} lines sent a cycle, {paper:.3}"
            );
        }
    }
}

#[test]
fn short_commands_start_one_a_cycle() {
    let sets = ["fi.in_flight=16", "fi.read_rate=4.0", "fi.commands=16"];
    let chip = Chip::load("mtia300", &sets).expect("preset");
    // Of a fragment each, with memory so near that 16 in flight cover it.
    let moved = saturate(&chip, Kind::Read, 64, 2, 4_000);
    let measured = rate(&moved, 0, 1_000);
    assert!(measured > 0.98, "{measured} fragments a cycle");
}

#[test]
fn buckets_bound_every_window_and_hold_nothing_back_without_need() {
    for (rate, depth) in [("0.5", 16), ("1.25", 40), ("0.25", 8)] {
        let sets = [
            format!("fi.read_rate={rate}"),
            format!("fi.write_rate={rate}"),
            format!("fi.bucket_lines={depth}"),
            "fi.read_slots=1024".to_owned(),
            "fi.write_slots=1024".to_owned(),
            "noc.pe_lanes=6".to_owned(),
        ];
        let sets: Vec<&str> = sets.iter().map(String::as_str).collect();
        let chip = Chip::load("mtia300", &sets).expect("preset");
        let rate: f64 = rate.parse().expect("a rate");
        for (which, kind) in [Kind::Read, Kind::Write].into_iter().enumerate() {
            let moved = saturate(&chip, kind, 8192, 50, 3_000);
            let sums: Vec<f64> = moved
                .iter()
                .scan(0.0, |sum, m| {
                    *sum += m[which] as f64;
                    Some(*sum)
                })
                .collect();
            for from in 0..sums.len() {
                for to in from..sums.len().min(from + 400) {
                    let before = if from == 0 { 0.0 } else { sums[from - 1] };
                    let bound = f64::from(depth) + rate * (to - from + 1) as f64;
                    assert!(sums[to] - before <= bound, "{kind}: cycles {from} to {to}");
                }
            }
            // What makes the lines makes at most 4 and 1 a cycle.
            let made = if kind == Kind::Read { 4.0 } else { 1.0 };
            let n = sums.len() as f64;
            let least = (f64::from(depth) + rate * n).min(made * n) - 4.0 - 12.0 * rate.min(made);
            let all = sums[sums.len() - 1];
            assert!(all >= least, "{kind}: {all} lines in {n} cycles, at least {least}");
        }
    }
}

/// The local store of fixed latency is one that is played cycle by cycle.
#[test]
fn a_store_of_fixed_latency_is_one_that_is_played() {
    let chip = Chip::preset("mini").expect("preset");
    for (seed, latency) in [(1, 1u32), (2, 3), (3, 9)] {
        let (mut short, mut long) = (new(&chip), new(&chip));
        let mut net = Net::new(short.links(), 20);
        let mut windows: VecDeque<u64> = VecDeque::new();
        let mut next = 0;
        let mut statuses = 0;
        for cycle in 0..20_000u64 {
            let ack = net.offer();
            let down = net.down.clone();
            let mut inputs = Inputs::idle(&down);
            inputs.control_down = ack;
            let kind = Kind::ALL[(mix(seed, 1, next) % 2) as usize];
            if long.command_ready(kind) && chance(seed, 2, cycle, 30) {
                let (address, local) = (mix(seed, 3, next) % 10_000, mix(seed, 4, next) % 30_000);
                let length = 1 + mix(seed, 5, next) % 2_000;
                inputs.command = Some(command(kind, address, local as u32, length as u32));
                next += 1;
            }
            inputs.control_up_ready = !chance(seed, 6, cycle, 60);
            inputs.data_up_ready = mix(seed, 7, cycle) as u32;
            let ready = [inputs.control_up_ready, inputs.data_up_ready & 1 == 1];
            let there = windows.front().is_some_and(|&due| due <= cycle);
            assert_eq!(short.control_up(), long.control_up(), "cycle {cycle}");
            assert_eq!(short.data_up(0), long.data_up(0), "cycle {cycle}");
            assert_eq!(short.store_write(0), long.store_write(0), "cycle {cycle}");
            assert_eq!(short.status(), long.status(), "cycle {cycle}");
            statuses += u64::from(long.status().is_some());
            net.take(&long, &chip, ready);
            if there && long.store_read_data_ready(inputs.data_up_ready) {
                windows.pop_front();
            }
            if long.store_read().is_some() {
                windows.push_back(cycle + u64::from(latency));
            }
            short.clock_with_store(&inputs, latency);
            long.clock(&Inputs { store_read_data: there.then_some(()), ..inputs });
        }
        assert_eq!(short.counters(), long.counters());
        assert!(statuses > 100, "{statuses} commands were answered");
        assert_eq!(long.counter(CounterId::Commands), statuses);
    }
}
