//! Measures the pieces of the firmware: micro-subgraphs run on both models, and what the core of
//! the instruction-timed one does between two accesses to its registers is the sum of the pieces
//! that the cheap one puts there.
//!
//! ```text
//!   subgraphs --> Me, firmware, core -> accesses with their cycles --+
//!          \----> Engine ------------> the same accesses, pieces ----+--> least squares --> Costs
//! ```
//! Where the two sequences of accesses differ nothing is learnt; a test counts how much of them is
//! the same. With the first costs, which are guessed, little may be; so it is done a few times.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::engine::{Point, REST_CYCLES, Trace};
use super::system::{Ended, System};
use super::task::{Costs, Task};
use crate::cycle::me::group::{GroupOutputs, MeDevice, MeGroup, Shape};
use crate::cycle::me::world::{Outcome, Traffic, World};
use crate::func::fabric::{Connection, Endpoint, Fabric, Options};
use crate::func::me::firmware;
use crate::func::memory::Memory;
use crate::spec::Chip;
use crate::spec::me::{CounterId, Start, register};
use crate::spec::nmc::Dtype;
use crate::spec::wqe::{self, Comparison, Kind, Order, QueuePair, Width, Wqe};

/// Subgraphs that one engine runs at a time.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// For reports.
    pub name: String,
    /// The subgraphs.
    pub subgraphs: Vec<Vec<Wqe>>,
    /// The end of memory as the firmware knows it; that of the run's own memory unless given.
    pub limit: Option<u64>,
    /// Latency of memory in place of the chip's.
    latency_ns: Option<f64>,
    seed: u64,
}

/// How much of what the core did is the same in both models.
#[derive(Clone, Debug, Default)]
pub struct Agreement {
    /// Where the models part, in words.
    pub differences: Vec<String>,
    /// Accesses of the core of the instruction-timed model.
    pub accesses: usize,
    /// Those with the same ones before them, since the core woke, as in the cheap model.
    pub same: usize,
    /// Pieces that no run had.
    pub unseen: Vec<Task>,
    /// Mean of the difference between measured and modelled cycles from access to access.
    pub mean_error_cycles: f64,
}

const MEMORY_BYTES: usize = 1 << 20;
/// Bytes of memory that a subgraph has for its WQEs.
const ROOM: u64 = 0x8000;
const FLAGS: u64 = 0x7_0000;
const BUFFERS: u64 = 0x8_0000;

fn out(k: usize) -> QueuePair {
    QueuePair { nic: 0, pair: 2 * k as u16 }
}

fn into(k: usize) -> QueuePair {
    QueuePair { nic: 0, pair: 2 * k as u16 + 1 }
}

fn send(k: usize) -> Wqe {
    Wqe { a: BUFFERS, length: 64, qp: out(k).code(), ..Wqe::of(Kind::Send) }
}

fn recv(k: usize) -> Wqe {
    Wqe { a: BUFFERS + 0x1000, length: 64, qp: into(k).code(), ..Wqe::of(Kind::Recv) }
}

fn write(k: usize) -> Wqe {
    Wqe { b: BUFFERS + 0x2000, kind: Kind::Write.code(), ..send(k) }
}

fn reduce(length: u32) -> Wqe {
    Wqe {
        dtype: Dtype::Fp32.code(),
        a: BUFFERS,
        b: BUFFERS + 0x8000,
        s: BUFFERS + 0x1_0000,
        length,
        ..Wqe::of(Kind::Reduce)
    }
}

fn copy(length: u32) -> Wqe {
    Wqe { kind: Kind::Copy.code(), ..reduce(length) }
}

fn word(kind: Kind, k: usize, value: u64) -> Wqe {
    Wqe {
        a: FLAGS + 64 * k as u64,
        value,
        width: Width::Word.code(),
        comparison: Comparison::Eq.code(),
        ..Wqe::of(kind)
    }
}

fn noop() -> Wqe {
    Wqe::of(Kind::Noop)
}

fn after(back: i16, wqe: Wqe) -> Wqe {
    Wqe { order: Order { wqe_sync: Some(back), ..wqe.order }, ..wqe }
}

fn ordered(wqe: Wqe, set: impl Fn(&mut Order)) -> Wqe {
    let mut wqe = wqe;
    set(&mut wqe.order);
    wqe
}

fn fenced(wqe: Wqe) -> Wqe {
    ordered(wqe, |o| o.fence = true)
}

fn repeat(wqes: &[Wqe], count: usize) -> Vec<Wqe> {
    wqes.iter().copied().cycle().take(wqes.len() * count).collect()
}

/// A subgraph of any mixture that ends.
fn mixture(k: usize, wqes: usize, rng: &mut ChaCha8Rng) -> Vec<Wqe> {
    let mut all: Vec<Wqe> = Vec::new();
    let (mut posted, mut sent) = (0, 0);
    let mut matched: Vec<bool> = Vec::new();
    let push = |all: &mut Vec<Wqe>, matched: &mut Vec<bool>, wqe: Wqe, ends: bool| {
        all.push(wqe);
        matched.push(ends);
    };
    while all.len() < wqes {
        let length = 64 * rng.random_range(1..=40);
        let mut wqe = match rng.random_range(0..9) {
            0 => noop(),
            1 if posted < sent + 4 => recv(k),
            2 if sent < posted => send(k),
            3 => write(k),
            4 => reduce(length),
            5 => copy(length),
            6 => word(Kind::Set, k, 0),
            7 => word(Kind::Wait, k, 0),
            _ => continue,
        };
        // A RECV ends when its SEND was issued; nothing may wait for it before.
        let ends = wqe.kind() != Some(Kind::Recv);
        if rng.random_range(0..3) == 0 {
            let back = rng.random_range(1..=12usize);
            if back <= all.len() && matched[all.len() - back] {
                wqe = after(back as i16, wqe);
            }
        }
        match rng.random_range(0..24) {
            0 if posted == sent => wqe.order.rx_sync = true,
            1 => wqe.order.tx_sync = true,
            2 if posted == sent => wqe.order.sync = true,
            3 | 4 if ends => wqe.order.fence = true,
            _ => {}
        }
        posted += usize::from(!ends);
        sent += usize::from(wqe.kind() == Some(Kind::Send));
        push(&mut all, &mut matched, wqe, ends);
    }
    for _ in sent..posted {
        push(&mut all, &mut matched, send(k), true);
    }
    all
}

/// The micro-subgraphs.
pub fn scenarios(chip: &Chip) -> Vec<Scenario> {
    let mut all: Vec<(String, Vec<Vec<Wqe>>)> = Vec::new();
    let mut add = |name: &str, subgraphs: &[Vec<Wqe>]| {
        all.push((name.to_owned(), subgraphs.to_vec()));
    };
    let (set, wait) = (word(Kind::Set, 0, 0), word(Kind::Wait, 0, 0));
    let kinds = [
        ("NOOP", noop()),
        ("WRITE", write(0)),
        ("REDUCE", reduce(64)),
        ("COPY", copy(64)),
        ("SET", set),
        ("WAIT", wait),
    ];
    for (name, wqe) in kinds {
        for count in [1, 2, 5, 16, 17, 40] {
            add(&format!("{count} {name}"), &[repeat(&[wqe], count)]);
        }
        add(&format!("{name} in a chain"), &[[vec![wqe], repeat(&[after(1, wqe)], 20)].concat()]);
        add(&format!("{name} fenced"), &[repeat(&[fenced(wqe)], 20)]);
        add(&format!("{name} twice at a time"), &[repeat(&[wqe], 30), repeat(&[wqe], 30)]);
        add(
            &format!("{name} behind a long COPY"),
            &[vec![copy(0x8000), after(1, wqe), wqe, after(2, wqe)]],
        );
    }
    for count in [1, 4, 20] {
        add(&format!("{count} RECV, SEND"), &[repeat(&[recv(0), send(0)], count)]);
        let halves = [repeat(&[recv(0)], count), repeat(&[send(0)], count)];
        add(&format!("{count} RECV, then SEND"), &[halves.concat()]);
    }
    let receives = ordered(noop(), |o| o.rx_sync = true);
    let sends = ordered(noop(), |o| o.tx_sync = true);
    let everything = ordered(noop(), |o| o.sync = true);
    add("rx_sync", &[repeat(&[recv(0), send(0), receives], 8)]);
    add("tx_sync", &[repeat(&[write(0), sends, sends], 8)]);
    add("sync", &[repeat(&[reduce(256), write(0), everything, everything], 8)]);
    add(
        "RECV, REDUCE, SEND",
        &[repeat(&[recv(0), send(0), after(2, reduce(4096)), after(1, write(0))], 6)],
    );
    // A word that is set late, one to three waiting for it.
    // Two long copies, so that the alarm comes while the core sleeps.
    let copies = [copy(0x8000), after(1, copy(0x8000))];
    let set_late = fenced(after(1, word(Kind::Set, 0, 7)));
    let late = [copies.as_slice(), &[set_late, reduce(64)]].concat();
    let waits = vec![word(Kind::Wait, 0, 7), reduce(64), noop()];
    for waiting in 1..=3 {
        let mut subgraphs = vec![late.clone()];
        subgraphs.extend(vec![waits.clone(); waiting]);
        add(&format!("{waiting} WAIT for a word"), &subgraphs);
        subgraphs.rotate_left(1);
        add(&format!("{waiting} WAIT for a word, first"), &subgraphs);
    }
    let long = reduce(0x8000);
    add("80 long REDUCE", &[repeat(&[long], 80)]);
    // Longer than the core needs for the next one: the NMC's queue is full.
    let longer = Wqe { b: BUFFERS + 0x2_0000, s: BUFFERS + 0x4_0000, ..reduce(0x2_0000) };
    add("30 longer REDUCE", &[repeat(&[longer], 30)]);
    add(
        "20 longer REDUCE beside others",
        &[repeat(&[longer], 20), repeat(&[write(1), noop()], 20)],
    );
    add("60 long REDUCE beside others", &[repeat(&[long], 60), repeat(&[write(1), noop()], 40)]);
    add("20 long COPY beside others", &[repeat(&[copy(0x8000)], 20), repeat(&[long], 20)]);
    for count in [20, 30] {
        let sets = repeat(&[set], count);
        let others = repeat(&[noop(), write(1)], 20);
        add(&format!("far memory, {count} SET beside others"), &[sets.clone(), others]);
        add(&format!("far memory, {count} SET twice at a time"), &[sets.clone(), sets]);
    }
    for count in [17, 33, 40] {
        add(&format!("far memory, {count} NOOP"), &[repeat(&[noop()], count)]);
        let others = repeat(&[write(1)], count);
        add(
            &format!("far memory, {count} NOOP beside others"),
            &[repeat(&[noop()], count), others],
        );
    }
    add("a bad WQE", &[vec![write(0), reduce(64), reduce(63), noop()]]);
    let lost = Wqe { qp: out(20).code(), ..write(0) };
    add("a message to nobody", &[vec![reduce(64), lost, write(0)]]);
    for _ in 0..8 {
        // Of another seed each: the error comes at another time.
        add("a message to nobody, a WAIT", &[vec![lost, word(Kind::Wait, 0, 7)]]);
        add("a bad WQE behind others", &[vec![copy(0x8000), recv(0), send(0), reduce(63)]]);
    }
    let mut rng = ChaCha8Rng::seed_from_u64(0x00c0_ffee);
    for i in 0..60 {
        let subgraphs: Vec<Vec<Wqe>> =
            (0..1 + i % 4).map(|k| mixture(k, rng.random_range(8..60), &mut rng)).collect();
        add(&format!("mixture {i}"), &subgraphs);
    }
    let far = (chip.nmc.address_bits.value > 33).then(|| 1 << (chip.nmc.address_bits.value - 1));
    let limits = [None, far];
    let mut scenarios = Vec::new();
    for limit in &limits[..if far.is_some() { 2 } else { 1 }] {
        for (i, (name, subgraphs)) in all.iter().enumerate() {
            scenarios.push(Scenario {
                name: name.clone(),
                subgraphs: subgraphs.clone(),
                limit: *limit,
                latency_ns: name.contains("far memory").then_some(1500.0),
                seed: i as u64,
            });
        }
    }
    scenarios
}

impl Scenario {
    fn chip(&self, chip: &Chip) -> Chip {
        let mut chip = chip.clone();
        if let Some(latency) = self.latency_ns {
            chip.memory.write_latency.value = latency;
            chip.memory.read_latency.value = latency;
        }
        chip
    }

    fn memory(&self) -> Memory {
        let mut memory = Memory::new(MEMORY_BYTES);
        for (k, wqes) in self.subgraphs.iter().enumerate() {
            let bytes: Vec<u8> = wqes.iter().flat_map(Wqe::bytes).collect();
            memory.write(k as u64 * ROOM, &bytes).expect("room for WQEs");
        }
        memory
    }

    fn fabric(&self) -> Fabric {
        let end = |queue_pair| Endpoint { rank: 0, queue_pair };
        let connections: Vec<Connection> = (0..8).map(|k| (end(out(k)), end(into(k)))).collect();
        let options =
            Options { delay: 20..=200, completion_delay: 20..=200, ..Options::seeded(self.seed) };
        Fabric::new(1, &connections, options).expect("sound connections")
    }

    fn starts(&self) -> impl Iterator<Item = Start> {
        self.subgraphs.iter().enumerate().map(|(k, wqes)| Start {
            version: wqe::VERSION,
            id: k as u16,
            address: k as u64 * ROOM,
            wqes: wqes.len() as u32,
        })
    }
}

/// What the instruction-timed model did.
#[derive(Clone, Debug, Default)]
struct Reference {
    points: Vec<(Point, u64)>,
    /// When completions came into the queue, and messages in sight.
    completions: Vec<u64>,
    messages: Vec<u64>,
    /// When alarms are due.
    alarms: Vec<u64>,
}

fn point(offset: u32, write: bool) -> Option<Point> {
    let points = [
        (register::COMPLETION_0, false, Point::Peek),
        (register::STATUS, false, Point::Status),
        (register::TIME_LO, false, Point::Time),
        (register::MAILBOX_OUT_PUSH, true, Point::Report),
        (register::FETCH_PUSH, true, Point::Fetch),
        (register::NIC_PUSH, true, Point::Nic),
        (register::NMC_PUSH, true, Point::Nmc),
        (register::STORE_PUSH, true, Point::Store),
    ];
    points.iter().find(|p| p.0.offset == offset && p.1 == write).map(|p| p.2)
}

fn reference(chip: &Chip, scenario: &Scenario) -> Result<Reference, String> {
    let image = firmware::built_in(chip).map_err(|e| e.to_string())?;
    let mut group = MeGroup::new(chip, 1);
    let (memory, fabric) = (scenario.memory(), scenario.fabric());
    let traffic = Traffic::ideal(chip);
    let mut world = World::new(chip, Shape::of(chip, 1), &[0], vec![memory], fabric, traffic);
    world.limit_memory(scenario.limit);
    group.load(&image);
    world.boot_loaded();
    if let Outcome::Stuck(why) = world.run(&mut group) {
        return Err(why);
    }
    let mut outputs = GroupOutputs::default();
    // Until it sleeps.
    for _ in 0..200 {
        group.cycle(world.inputs(), &mut outputs);
        world.advance(&outputs);
    }
    scenario.starts().for_each(|start| world.start(0, &start));
    let mut found = Reference::default();
    let counter = |group: &MeGroup, id| group.engines()[0].counter(id);
    let mut slept = true;
    let ids = [CounterId::SleepCycles, CounterId::Completions, CounterId::MessagesIn];
    loop {
        let cycle = world.cycles();
        let before = ids.map(|id| counter(&group, id));
        group.cycle(world.inputs(), &mut outputs);
        let [sleeps, completes, message] =
            std::array::from_fn(|i| counter(&group, ids[i]) > before[i]);
        if sleeps && !slept {
            found.points.push((Point::Sleep, cycle));
        }
        slept = sleeps;
        if completes {
            found.completions.push(cycle + 2);
        }
        if message {
            found.messages.push(cycle + 1);
        }
        let touched = group.engines()[0].touched();
        if let Some(point) = touched.and_then(|t| point(t.offset, t.write)) {
            // The time is read right after a completion to set the alarm.
            let last = found.points.last().map(|p| p.0);
            if point == Point::Time && last == Some(Point::Peek) {
                found.alarms.push(cycle + REST_CYCLES);
            }
            found.points.push((point, cycle));
        }
        match world.advance(&outputs) {
            Some(Outcome::Done) => return Ok(found),
            Some(Outcome::Stuck(why)) => return Err(why),
            None => {}
        }
    }
}

fn modelled(chip: &Chip, costs: &Costs, scenario: &Scenario) -> Result<Vec<Trace>, String> {
    let mut system = System::new(chip, costs, &[0], vec![scenario.memory()], scenario.fabric());
    system.limit_memory(scenario.limit);
    system.engines_mut()[0].begin_trace();
    scenario.starts().for_each(|start| system.start(0, &start));
    match system.run() {
        Ended::Stuck(why) => Err(why),
        _ => Ok(merged(system.engines_mut()[0].take_trace())),
    }
}

/// Where something was there before the core slept there is no sleep to be seen.
fn merged(trace: Vec<Trace>) -> Vec<Trace> {
    let mut all: Vec<Trace> = Vec::new();
    for mut next in trace {
        if next.tasks.first() == Some(&Task::RestNot)
            && let Some(rest) = all.pop_if(|last| last.point == Point::Sleep)
        {
            next.tasks.splice(..0, rest.tasks);
            next.stolen += rest.stolen;
        }
        all.push(next);
    }
    all
}

/// Sums of pieces with the cycles that they took, each seen so often.
type Equations = BTreeMap<Vec<Task>, (f64, f64)>;

/// Holds the two sequences against each other, from sleep to sleep.
fn align(reference: &Reference, model: &[Trace], equations: &mut Equations) -> Agreement {
    let mut agreement = Agreement { accesses: reference.points.len(), ..Agreement::default() };
    let stretches: Vec<&[(Point, u64)]> =
        reference.points.split_inclusive(|p| p.0 == Point::Sleep).collect();
    let modelled: Vec<&[Trace]> = model.split_inclusive(|t| t.point == Point::Sleep).collect();
    let awake = |points: &[Point]| -> Vec<Point> {
        points.iter().copied().filter(|p| *p != Point::Sleep).collect()
    };
    let mut at = 0;
    for (i, stretch) in stretches.iter().enumerate() {
        let points = awake(&stretch.iter().map(|p| p.0).collect::<Vec<_>>());
        let of = |trace: &[Trace]| awake(&trace.iter().map(|t| t.point).collect::<Vec<_>>());
        // What fell asleep here and not there stands a few stretches away.
        let window = at..modelled.len().min(at + 4);
        let same = window.clone().find(|&m| of(modelled[m]) == points);
        let Some(m) = same.or((at < modelled.len()).then_some(at)) else { break };
        at = m + 1;
        // The wake.
        let end_of_last = i.checked_sub(1).and_then(|i| stretches[i].last()).map(|p| p.1);
        if let (Some(first), Some(peek)) = (modelled[m].first(), stretch.first()) {
            let since = |times: &[u64]| {
                let asleep = end_of_last.unwrap_or(0);
                times.iter().copied().find(|&t| t + 3 > asleep && t <= peek.1)
            };
            let visible = match first.tasks.as_slice() {
                [Task::WakeCompletion] => since(&reference.completions),
                [Task::WakeMessage] => since(&reference.messages),
                [Task::WakeAlarm] => since(&reference.alarms),
                _ => None,
            };
            // Only what came while the core slept.
            let visible = visible.filter(|&v| end_of_last.is_none_or(|asleep| v > asleep));
            if let Some(visible) = visible.filter(|_| same.is_some()) {
                note(equations, &first.tasks, peek.1 - visible);
            }
        }
        agreement.same += 1;
        for (k, pair) in stretch.windows(2).enumerate() {
            let Some(trace) = modelled[m].get(k + 1) else { break };
            if trace.point != pair[1].0 || modelled[m][k].point != pair[0].0 {
                let (from, cycle) = pair[0];
                agreement.differences.push(format!(
                    "after {from:?} in cycle {cycle} comes {:?} in cycle {}, {:?} by the model in {} ({:?})",
                    pair[1].0, pair[1].1, trace.point, trace.cycle, trace.tasks
                ));
                break;
            }
            agreement.same += 1;
            let cycles = pair[1].1 - pair[0].1;
            note(equations, &trace.tasks, cycles.saturating_sub(trace.stolen.into()));
        }
    }
    agreement
}

fn note(equations: &mut Equations, tasks: &[Task], cycles: u64) {
    let mut tasks = tasks.to_vec();
    tasks.sort();
    let seen = equations.entry(tasks).or_default();
    seen.0 += cycles as f64;
    seen.1 += 1.0;
}

/// The costs that fit best, by least squares. What no sum tells apart is drawn to zero a little.
fn solve(equations: &Equations) -> Costs {
    let n = Task::ALL.len();
    let mut matrix = vec![vec![0.0; n + 1]; n];
    for (tasks, (sum, count)) in equations {
        let weight = count.min(64.0);
        let mean = sum / count;
        let mut row = vec![0.0; n];
        tasks.iter().for_each(|&t| row[t as usize] += 1.0);
        for i in (0..n).filter(|&i| row[i] != 0.0) {
            for j in 0..n {
                matrix[i][j] += weight * row[i] * row[j];
            }
            matrix[i][n] += weight * row[i] * mean;
        }
    }
    for (i, row) in matrix.iter_mut().enumerate() {
        row[i] += 1e-3;
    }
    // Gauss and Jordan; the matrix is positive definite.
    for i in 0..n {
        let pivot = matrix[i][i];
        matrix[i].iter_mut().for_each(|x| *x /= pivot);
        let row = matrix[i].clone();
        for (_, other) in matrix.iter_mut().enumerate().filter(|(k, _)| *k != i) {
            let factor = other[i];
            if factor != 0.0 {
                other.iter_mut().zip(&row).for_each(|(x, y)| *x -= factor * y);
            }
        }
    }
    let mut cycles: Vec<f64> = matrix.iter().map(|row| row[n]).collect();
    // Room in a queue wakes the core as a completion does, and is too seldom awaited.
    cycles[Task::WakeRoom as usize] = cycles[Task::WakeCompletion as usize];
    Costs::new(&cycles)
}

fn error(costs: &Costs, equations: &Equations) -> f64 {
    let sum = |tasks: &[Task]| tasks.iter().map(|&t| costs.cycles(t)).sum::<f64>();
    let all: f64 = equations.values().map(|e| e.1).sum();
    equations.iter().map(|(t, e)| (e.0 - e.1 * sum(t)).abs()).sum::<f64>() / all.max(1.0)
}

/// Rounds of measuring, each with the costs of the one before.
const ROUNDS: usize = 5;

/// Measures the firmware of a chip.
///
/// # Errors
/// If there is no firmware for it, or a run does not end.
pub fn measure(chip: &Chip) -> Result<(Costs, Agreement), String> {
    let scenarios = scenarios(chip);
    let named = |s: &Scenario, why: String| format!("{}: {why}", s.name);
    let mut references = Vec::new();
    for s in &scenarios {
        references.push(reference(&s.chip(chip), s).map_err(|why| named(s, why))?);
    }
    // A guess to begin with.
    let mut costs = Costs::new(&vec![12.0; Task::ALL.len()]);
    let mut total = Agreement::default();
    for _ in 0..ROUNDS {
        let mut equations = Equations::new();
        total = Agreement::default();
        for (s, reference) in scenarios.iter().zip(&references) {
            let model = modelled(&s.chip(chip), &costs, s).map_err(|why| named(s, why))?;
            let agreement = align(reference, &model, &mut equations);
            total.accesses += agreement.accesses;
            total.same += agreement.same;
            let named = |d| format!("{}: {d}", s.name);
            total.differences.extend(agreement.differences.into_iter().map(named));
        }
        costs = solve(&equations);
        let unseen = |task: &Task| !equations.keys().any(|tasks| tasks.contains(task));
        total.unseen = Task::ALL.iter().copied().filter(unseen).collect();
        total.mean_error_cycles = error(&costs, &equations);
    }
    Ok((costs, total))
}
