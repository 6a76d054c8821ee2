//! Checks of the message engine: how long a small work packet takes, and how many WQEs a second
//! engines take in.
//!
//! Both run the firmware, instruction by instruction, on the cycle model of one engine with its
//! NMC. Around it memory answers after the description's latencies, and the network moves any
//! message in a cycle, so that nothing but the engine and memory counts.

use super::{Check, Criterion, Measured};
use crate::cycle::me::group::{MeGroup, Shape};
use crate::cycle::me::world::{Outcome, Traffic, World};
use crate::func::fabric::{Endpoint, Fabric, Options};
use crate::func::me::firmware;
use crate::func::memory::Memory;
use crate::spec::Chip;
use crate::spec::me::{CounterId, Report, Start};
use crate::spec::nmc::Dtype;
use crate::spec::wqe::{Kind, QueuePair, VERSION, Wqe};

/// Bytes of a message where engines have to keep the network busy.
const MESSAGE_BYTES: u32 = 256 << 10;

/// WQEs that the network of the full chip asks for, in millions a second: each of 12 interfaces
/// sends a message each [`MESSAGE_BYTES`] over 100 GB/s and receives another, a WQE each.
const NETWORK_MWQES: f64 = 2.0 * 12.0 * 100e9 / MESSAGE_BYTES as f64 / 1e6;

pub(super) const CHECKS: [Check; 2] = [
    Check {
        id: "me.cpu_m",
        what: "a work packet of one 4 KB reduction in steady state, from its start message to its \
               report; memory is a fixed latency without load",
        published: 1.1,
        unit: "us",
        source: "H",
        // What exactly the published packet holds is not known. Ours is the least that there can
        // be, in an idle memory, so it may take less and must not take more; with a WAIT before
        // and a SET after, which a packet in a stream has, it takes longer than what is published
        // (see the tests).
        criterion: Criterion::AtMost,
        rests_on: &["me.cpu_m"],
        run: |chip| Measured::of(reduction(chip)),
    },
    Check {
        id: "me.wqe_rate",
        what: "WQEs a second of all engines, SENDs and RECVs in turn, against what 12 NICs of 100 \
               GB/s need at 256 KB a message",
        published: NETWORK_MWQES,
        unit: "M/s",
        source: "D",
        criterion: Criterion::AtLeast,
        rests_on: &["me.wqe_rate"],
        run: |chip| Measured::of(messages(chip)),
    },
];

impl Measured {
    fn of(run: Result<Measured, String>) -> Measured {
        run.unwrap_or_else(|why| Measured {
            value: f64::NAN,
            limiter: String::new(),
            stuck: Some(why),
        })
    }
}

/// Where WQEs and buffers lie.
const WQES: u64 = 0;
const BUFFERS: u64 = 0x4_0000;

/// One engine with firmware that has booted, and a queue pair that leads to another of its own.
struct Engine {
    group: MeGroup,
    world: World,
    count: u32,
}

/// What the runs of a subgraph took, on the average.
#[derive(Clone, Copy, Debug)]
struct Run {
    cycles: f64,
    instructions: f64,
    sleep_cycles: f64,
}

const OUT: QueuePair = QueuePair { nic: 0, pair: 0 };
const IN: QueuePair = QueuePair { nic: 0, pair: 1 };

impl Engine {
    fn new(chip: &Chip, wqes: &[Wqe]) -> Result<Engine, String> {
        let image = firmware::built_in(chip).map_err(|e| e.to_string())?;
        let mut memory = Memory::new(BUFFERS as usize + 3 * MESSAGE_BYTES as usize);
        let bytes: Vec<u8> = wqes.iter().flat_map(Wqe::bytes).collect();
        memory.write(WQES, &bytes).map_err(|e| e.to_string())?;
        let end = |queue_pair| Endpoint { rank: 0, queue_pair };
        let network = Options { delay: 1..=1, completion_delay: 1..=1, ..Options::seeded(0) };
        let fabric = Fabric::new(1, &[(end(OUT), end(IN))], network).map_err(|e| e.to_string())?;
        let shape = Shape::of(chip, 1);
        let group = MeGroup::new(chip, 1);
        let world = World::new(chip, shape, &[0], vec![memory], fabric, Traffic::ideal(chip));
        let count = wqes.len() as u32;
        let mut engine = Engine { group, world, count };
        engine.group.load(&image);
        engine.world.boot_loaded();
        engine.go_on()?;
        engine.world.take_reports(0);
        Ok(engine)
    }

    fn go_on(&mut self) -> Result<(), String> {
        match self.world.run(&mut self.group) {
            Outcome::Done => Ok(()),
            Outcome::Stuck(why) => Err(why),
        }
    }

    /// Runs the subgraph once: cycles from the start message to the report, both as they move.
    fn once(&mut self) -> Result<u64, String> {
        let begin = self.world.cycles();
        let start = Start { version: VERSION, id: 1, address: WQES, wqes: self.count };
        self.world.start(0, &start);
        self.go_on()?;
        match self.world.take_reports(0).as_slice() {
            [done] if done.report == (Report::Done { id: 1, wqes: self.count }) => {
                Ok(done.cycle - begin)
            }
            other => Err(format!("the engine reports {other:?}")),
        }
    }

    /// Runs it again and again.
    fn steady(&mut self, runs: u32) -> Result<Run, String> {
        // The first time code, queues and the sets of slots are as after reset.
        self.once()?;
        let count = |engine: &Engine, id| engine.group.engines()[0].counter(id);
        let counted = |engine: &Engine| {
            [CounterId::Instructions, CounterId::SleepCycles].map(|id| count(engine, id))
        };
        let before = counted(self);
        let mut cycles = 0;
        for _ in 0..runs {
            cycles += self.once()?;
        }
        let after = counted(self);
        let mean = |total: u64| total as f64 / f64::from(runs);
        Ok(Run {
            cycles: mean(cycles),
            instructions: mean(after[0] - before[0]),
            sleep_cycles: mean(after[1] - before[1]),
        })
    }
}

fn seconds(chip: &Chip, cycles: f64) -> f64 {
    cycles / (chip.clock.frequency.value * 1e9)
}

/// S = A + B of 4 KB of BF16.
fn reduce() -> Wqe {
    Wqe {
        dtype: Dtype::Bf16.code(),
        a: BUFFERS,
        b: BUFFERS + 0x1000,
        s: BUFFERS + 0x2000,
        length: 4096,
        ..Wqe::of(Kind::Reduce)
    }
}

fn reduction(chip: &Chip) -> Result<Measured, String> {
    let run = Engine::new(chip, &[reduce()])?.steady(8)?;
    let share = run.sleep_cycles / run.cycles;
    let limiter = match share > 0.5 {
        true => format!("latency of memory and NMC: the core sleeps {:.0} %", 100.0 * share),
        false => format!("firmware, {:.0} instructions", run.instructions),
    };
    Ok(Measured { value: 1e6 * seconds(chip, run.cycles), limiter, stuck: None })
}

/// Messages of a run, long enough that its beginning and end are well below a percent.
const MESSAGES: u32 = 512;

fn messages(chip: &Chip) -> Result<Measured, String> {
    let wqe =
        |kind, a, qp: QueuePair| Wqe { a, length: MESSAGE_BYTES, qp: qp.code(), ..Wqe::of(kind) };
    let pair =
        [wqe(Kind::Recv, BUFFERS, IN), wqe(Kind::Send, BUFFERS + u64::from(MESSAGE_BYTES), OUT)];
    let wqes: Vec<Wqe> = (0..MESSAGES).flat_map(|_| pair).collect();
    let run = Engine::new(chip, &wqes)?.steady(1)?;
    let count = f64::from(2 * MESSAGES);
    let one = count / seconds(chip, run.cycles) / 1e6;
    Ok(Measured {
        value: one * f64::from(chip.me.count.value),
        limiter: format!(
            "firmware, {:.0} instructions a WQE: {one:.1} M/s an engine",
            run.instructions / count
        ),
        stuck: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::wqe::{Comparison, Order, Width};

    fn chip(sets: &[&str]) -> Chip {
        Chip::load("mtia300", sets).expect("a chip")
    }

    /// Memory's part of a reduction: the WQE is fetched, the operands are read, S is written.
    #[test]
    fn a_reduction_waits_three_times_for_memory() {
        let cycles = |sets: &[&str]| {
            let mut engine = Engine::new(&chip(sets), &[reduce()]).expect("an engine");
            engine.steady(4).expect("done").cycles
        };
        let plain = cycles(&[]);
        // 100 ns are 190 cycles, on top of 228 and 152.
        let read = cycles(&["memory.read_latency=220.0"]) - plain;
        let write = cycles(&["memory.write_latency=180.0"]) - plain;
        // The core is in one loop or another when an answer comes.
        assert!((read - 2.0 * 190.0).abs() < 20.0, "{read}");
        assert!((write - 190.0).abs() < 20.0, "{write}");
    }

    /// What a packet of a stream needs besides: it waits for the one before and tells the next.
    #[test]
    fn a_reduction_within_a_stream() {
        let chip = chip(&[]);
        let width = Width::Word.code();
        let after = Order { wqe_sync: Some(1), ..Order::default() };
        let word = |kind, a, value| Wqe { a, value, width, ..Wqe::of(kind) };
        let wait =
            Wqe { comparison: Comparison::Eq.code(), ..word(Kind::Wait, BUFFERS + 0x3000, 0) };
        let set = Wqe { order: after, ..word(Kind::Set, BUFFERS + 0x3040, 1) };
        let us = |wqes: &[Wqe]| {
            let run = Engine::new(&chip, wqes).expect("an engine").steady(8).expect("done");
            println!("{} WQEs: {run:?}", wqes.len());
            1e6 * seconds(&chip, run.cycles)
        };
        let alone = us(&[reduce()]);
        let whole = us(&[wait, reduce(), set]);
        println!("one reduction {alone:.3} us, with WAIT and SET {whole:.3} us");
        // The WAIT reads memory once, the SET writes it once, each with its latency; the rest is
        // the firmware's, some hundred instructions for either.
        let latencies = chip.read_latency_cycles() + chip.write_latency_cycles();
        let more = (whole - alone) * 1e3 * chip.clock.frequency.value - latencies as f64;
        assert!((100.0..1000.0).contains(&more), "{more} cycles");
    }

    /// The rate does not hang on the messages' size or on memory, as fetches run ahead.
    #[test]
    fn the_rate_is_the_firmwares() {
        let rate = |sets: &[&str]| messages(&chip(sets)).expect("done").value;
        let (near, far) = (rate(&[]), rate(&["memory.read_latency=600.0"]));
        assert!((far / near - 1.0).abs() < 0.02, "{near} {far}");
    }
}
