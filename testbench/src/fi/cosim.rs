//! Co-simulation: for each case the hardware and the cycle model run in lock-step in one world.
//!
//! Compared are: every port in every cycle, memory and local store byte for byte and all statuses
//! against the functional model, all counters (hardware = model, and = formula where one exists),
//! and that the hardware keeps an offer until it is taken. The world checks that what leaves makes
//! sense, and that it stays within the buckets.

use std::time::Instant;

use mtia_model::cycle::fi::Fi;
use mtia_model::func::fi::{Access, LineBytes, LineMemory, execute, receive};
use mtia_model::spec::Chip;
use mtia_model::spec::address::AddressMap;
use mtia_model::spec::fi::{
    COUNTERS, CounterId, FRAGMENT_BYTES, Kind, LINE_BYTES, Limits, Register, Status, check,
    place_register,
};

use super::case::{Case, Work};
use super::lines::Lines;
use super::port::Show;
use super::world::{World, local_store};
use super::{BLOCK, Rtl};
use crate::report::{CosimOptions, CosimReport, Mismatch, writable};
use crate::{Bench, Error};

/// Runs `options.cases` random cases.
///
/// # Errors
/// If the hardware cannot be built or run.
pub fn cosim(bench: &Bench, chip: &Chip, options: CosimOptions) -> Result<CosimReport, Error> {
    if let Some(path) = &options.trace {
        writable(path)?;
    }
    let library = bench.verilate(chip, BLOCK, false)?;
    let mut rtl = Rtl::new(&library, chip)?;
    // The first case has an instance of its own where it is traced: the file ends with it.
    let mut traced = match &options.trace {
        Some(path) => {
            let mut rtl = Rtl::new(&bench.verilate(chip, BLOCK, true)?, chip)?;
            rtl.model().trace_window(path, 0, u64::MAX)?;
            Some(rtl)
        }
        None => None,
    };
    let start = Instant::now();
    let mut report = CosimReport::default();
    for i in 0..options.cases {
        let seed = options.seed.wrapping_add(i);
        let case = Case::random(chip, seed);
        let mut first = traced.take();
        let rtl = first.as_mut().unwrap_or(&mut rtl);
        let result = run_case(rtl, chip, &case);
        rtl.model().check()?;
        report.rtl_cycles += result.cycles;
        report.model_cycles += result.cycles;
        if let Some(what) = result.difference {
            report.mismatches.push(Mismatch { case: i, seed, what });
        }
        report.cases += 1;
        (options.progress)(report.cases);
    }
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// What one case gave.
#[derive(Clone, Debug)]
pub struct CaseResult {
    /// Cycles, of hardware and model alike: they run in lock-step.
    pub cycles: u64,
    /// The first difference, if any.
    pub difference: Option<String>,
}

/// Runs one case on the hardware and on the models and compares.
pub fn run_case(rtl: &mut Rtl, chip: &Chip, case: &Case) -> CaseResult {
    if let Some(cycles) = case.reset_after {
        // Whatever the hardware is in the middle of, the run below must not know it.
        rtl.reset(case.place);
        let mut world = World::new(chip, case);
        for _ in 0..cycles {
            let show = rtl.look(world.drive());
            rtl.rise();
            if world.advance(&show) {
                break;
            }
        }
    }
    rtl.reset(case.place);
    let mut world = World::new(chip, case);
    let mut model: Fi<LineBytes> = Fi::new(chip, &AddressMap::new(chip), case.place);
    let difference =
        lock_step(rtl, &mut model, &mut world).or_else(|| compare(rtl, &model, chip, case, &world));
    CaseResult { cycles: world.cycle(), difference }
}

fn lock_step(rtl: &mut Rtl, model: &mut Fi<LineBytes>, world: &mut World<'_>) -> Option<String> {
    let mut before: Option<(Show, super::port::Drive)> = None;
    loop {
        let drive = world.drive().clone();
        let show = rtl.look(&drive);
        let must = Show::of(model, &drive);
        let cycle = world.cycle();
        if show != must {
            return Some(format!(
                "ports differ first in cycle {cycle}: {}",
                show.difference(&must)
            ));
        }
        if let Some((shown, drive)) = &before
            && let Some(what) = show.broken_offer(shown, drive)
        {
            return Some(format!("cycle {cycle}: {what}"));
        }
        rtl.rise();
        model.clock(&drive.inputs());
        let ended = world.advance(&show);
        if let Some(what) = world.trouble() {
            return Some(format!("cycle {cycle}: {what}"));
        }
        if ended {
            return None;
        }
        before = Some((show, drive));
    }
}

fn compare(
    rtl: &mut Rtl,
    model: &Fi<LineBytes>,
    chip: &Chip,
    case: &Case,
    world: &World<'_>,
) -> Option<String> {
    let truth = Truth::of(chip, case, world);
    let mut statuses = world.statuses().to_vec();
    statuses.sort_unstable();
    if statuses != truth.statuses {
        let must = &truth.statuses;
        return Some(format!("statuses (tag, code): hardware {statuses:?}, must be {must:?}"));
    }
    if let Some(line) = world.lines().difference(&truth.lines) {
        let [(is, _), (must, _)] = [world.lines().read(line), truth.lines.read(line)];
        return Some(format!("line {line:#x}: hardware {is:02x?}, functional model {must:02x?}"));
    }
    if let Some(at) = (0..truth.local.len()).find(|&i| world.local()[i] != truth.local[i]) {
        let (is, must) = (world.local()[at], truth.local[at]);
        return Some(format!("local byte {at:#x}: hardware {is:02x}, functional model {must:02x}"));
    }
    let Some(counters) = rtl.counters() else {
        return Some("a counter cannot be read".to_owned());
    };
    for id in CounterId::ALL {
        let (name, is) = (id.counter().name, counters[id.index()]);
        let must = model.counter(id);
        if is != must {
            return Some(format!("{name}: hardware {is}, model {must}"));
        }
        if let Some(formula) = truth.counters[id.index()]
            && is != formula
        {
            return Some(format!("{name}: hardware {is}, formula {formula}"));
        }
    }
    let place = rtl.utility_read(Register::Place.offset().into());
    if place != Some((place_register(case.place), false)) {
        return Some(format!("register place reads as {place:?}"));
    }
    None
}

/// What must come out of a case, from the functional model and from counting on paper.
struct Truth {
    local: Vec<u8>,
    lines: Lines,
    statuses: Vec<(u16, u8)>,
    counters: [Option<u64>; COUNTERS.len()],
}

impl Truth {
    fn of(chip: &Chip, case: &Case, world: &World<'_>) -> Truth {
        let local_bytes = chip.pe.local_store_bytes.value;
        let limits = Limits::new(&AddressMap::new(chip), local_bytes);
        let mut local = local_store(case.seed, local_bytes);
        let mut lines = Lines::new(case.seed, case.traffic.faults);
        let mut statuses = Vec::new();
        let mut sums = [0u64; COUNTERS.len()];
        for work in &case.work {
            let command = &work.command;
            if check(command, &limits) == Status::Ok {
                count(work, &lines, &mut sums);
            }
            let status = match command.kind {
                Kind::Receive => receive(command, work.broadcast, &limits, &lines, &mut local),
                _ => execute(command, &limits, &mut lines, &mut local),
            };
            let of = if status == Status::Ok { CounterId::Commands } else { CounterId::Errors };
            sums[of.index()] += 1;
            statuses.push((command.tag, status.code()));
        }
        statuses.sort_unstable();
        sums[CounterId::ForeignLines.index()] = world.dropped[0];
        sums[CounterId::StrayFlits.index()] = world.dropped[1];
        // Those that count cycles depend on who waits for whom.
        let counters = CounterId::ALL.map(|id| {
            let cycles = id.counter().unit.ends_with("cycles");
            (!cycles).then_some(sums[id.index()])
        });
        Truth { local, lines, statuses, counters }
    }
}

/// What a good command adds to the counters.
fn count(work: &Work, lines: &Lines, sums: &mut [u64; COUNTERS.len()]) {
    let command = &work.command;
    let mut add = |id: CounterId, n: u64| sums[id.index()] += n;
    let address = if command.kind == Kind::Receive { work.broadcast } else { command.address };
    let end = address + u64::from(command.length);
    let units = |bytes: u32| address / u64::from(bytes)..end.div_ceil(u64::from(bytes));
    let (touched, fragments) = (units(LINE_BYTES), units(FRAGMENT_BYTES));
    let many = |range: &std::ops::Range<u64>| range.end - range.start;
    if command.kind == Kind::Write {
        add(CounterId::WriteFragments, many(&fragments));
        add(CounterId::WriteLines, many(&touched));
        add(CounterId::BytesWritten, command.length.into());
        let in_fragment = u64::from(FRAGMENT_BYTES / LINE_BYTES);
        let refused = |fragment: &u64| {
            let (first, last) = (fragment * in_fragment, (fragment + 1) * in_fragment);
            let mut lines = lines.clone();
            (first.max(touched.start)..last.min(touched.end))
                .any(|line| lines.write(line, &[0; 64], 0) == Access::Refused)
        };
        add(CounterId::ErrorAnswers, fragments.filter(refused).count() as u64);
        return;
    }
    if command.kind != Kind::Receive {
        add(CounterId::ReadFragments, many(&fragments));
        add(CounterId::ReadLines, many(&touched));
    }
    for line in touched {
        match lines.read(line).1 {
            Access::Refused => add(CounterId::ErrorAnswers, 1),
            Access::Poisoned => add(CounterId::PoisonedLines, 1),
            Access::Done => {
                let first = address.max(line * u64::from(LINE_BYTES));
                let last = end.min((line + 1) * u64::from(LINE_BYTES));
                add(CounterId::StoredLines, 1);
                add(CounterId::BytesRead, last - first);
                add(CounterId::BroadcastLines, u64::from(command.kind != Kind::Read));
            }
        }
    }
}
