//! Co-simulation: for each case the hardware and the cycle model run side by side on the same
//! inputs.
//!
//! ```text
//!   case --> requests, readiness --> RTL   --commands--> device --read data, wrong bits--> both
//!                               \--> model      |   \--> validator
//!                 every port, every clock: equal        ideal memory: answers and counters
//! ```
//! Compared are: every port in every clock; the commands against the validator; each answer with
//! what an ideal memory holds (in the order of acceptance), and with the bits that went wrong on
//! the way; all counters: hardware = model, and = a count from outside where there is one.

use std::collections::{HashMap, VecDeque};
use std::time::Instant;

use mtia_model::cycle::hbm::port::{Beat, Bytes, Inputs, Outputs, Request, RowCommand};
use mtia_model::cycle::hbm::{Controller, Dram, Validator};
use mtia_model::spec::Chip;
use mtia_model::spec::hbm::{
    AddressMap, BEAT_BITS, BURST_BITS, BURST_CLOCKS, CODE, COUNTER_COUNT, COUNTER_STRIDE,
    CounterId, LINE_BURSTS, POISON_COPIES, Place, SIDE_BITS,
};

use super::case::Phase;
use super::{BLOCK, Case, Rtl};
use crate::report::{CosimOptions, CosimReport, Mismatch, writable};
use crate::{Bench, Error};

/// Runs `options.cases` random cases.
///
/// # Errors
/// If the hardware cannot be built or run, or the trace not be written.
pub fn cosim(bench: &Bench, chip: &Chip, options: CosimOptions) -> Result<CosimReport, Error> {
    if let Some(path) = &options.trace {
        writable(path)?;
    }
    let library = bench.verilate(chip, BLOCK, false)?;
    let mut rtl = Rtl::new(&library, &[])?;
    // The first case has an instance of its own where it is traced: the file ends with it.
    let mut traced = match &options.trace {
        Some(path) => {
            let mut rtl = Rtl::new(&bench.verilate(chip, BLOCK, true)?, &[])?;
            rtl.model().trace_window(path, 0, u64::MAX)?;
            Some(rtl)
        }
        None => None,
    };
    let start = Instant::now();
    let mut report = CosimReport::default();
    for i in 0..options.cases {
        let seed = options.seed.wrapping_add(i);
        let mut first = traced.take();
        let rtl = first.as_mut().unwrap_or(&mut rtl);
        let result = run_case(rtl, chip, &Case::random(chip, seed));
        rtl.model().check()?;
        report.rtl_cycles += result.clocks;
        report.model_cycles += result.clocks;
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
    /// Clocks that hardware and model ran side by side.
    pub clocks: u64,
    /// The first difference, if any.
    pub difference: Option<String>,
}

/// Runs one case on the hardware and on the model and compares.
pub fn run_case(rtl: &mut Rtl, chip: &Chip, case: &Case) -> CaseResult {
    if let Some(clocks) = case.reset_after {
        // Whatever the hardware is in the middle of, the run below must not know it.
        let mut first = Run::new(chip, case.clone());
        rtl.reset();
        let difference = first.play(rtl, Some(clocks));
        if difference.is_some() {
            return CaseResult { clocks: first.clock, difference };
        }
    }
    let mut run = Run::new(chip, case.clone());
    rtl.reset();
    let difference = run.play(rtl, None);
    CaseResult { clocks: run.clock, difference }
}

/// Clocks without an answer or an acceptance after which something is stuck: an all-bank refresh
/// and the longest wait of an oldest request are far shorter.
const STUCK: u64 = 30_000;

/// A read that is accepted and not answered.
#[derive(Clone, Copy, Debug)]
struct Open {
    line: u64,
    data: Bytes,
    poison: bool,
}

struct Run {
    case: Case,
    map: AddressMap,
    model: Controller<Bytes>,
    dram: Dram,
    validator: Validator,
    clock: u64,
    /// The ideal memory.
    lines: HashMap<u64, (Bytes, bool)>,
    open: HashMap<u16, Open>,
    /// Reads of a line on the bus, by number: whether one of its bursts came with two wrong bits.
    coming: HashMap<u64, VecDeque<(u64, bool)>>,
    reads: u64,
    rows: HashMap<u32, u32>,
    /// Wrong bits of the bursts that are to come, with the line they belong to and the number of
    /// its read.
    bursts: VecDeque<(Vec<u32>, u64, u64)>,
    second_beat: bool,
    request: Option<Request<Bytes>>,
    register: Option<u64>,
    /// What is counted from outside.
    counts: [Option<u64>; COUNTER_COUNT],
    last_move: u64,
}

impl Run {
    fn new(chip: &Chip, case: Case) -> Run {
        let known = [
            CounterId::Reads,
            CounterId::Writes,
            CounterId::Activates,
            CounterId::Precharges,
            CounterId::Refreshes,
            CounterId::BusyClocks,
            CounterId::RequestWaits,
            CounterId::ResponseWaits,
            CounterId::Corrected,
            CounterId::Uncorrectable,
            CounterId::Poisoned,
        ];
        let mut counts = [None; COUNTER_COUNT];
        known.iter().for_each(|id| counts[id.index()] = Some(0));
        Run {
            case,
            map: AddressMap::new(&chip.hbm),
            model: Controller::new(chip),
            dram: Dram::new(chip),
            validator: Validator::new(chip),
            clock: 0,
            lines: HashMap::new(),
            open: HashMap::new(),
            coming: HashMap::new(),
            reads: 0,
            rows: HashMap::new(),
            bursts: VecDeque::new(),
            second_beat: false,
            request: None,
            register: None,
            counts,
            last_move: 0,
        }
    }

    fn count(&mut self, id: CounterId, by: u64) {
        if let Some(count) = &mut self.counts[id.index()] {
            *count += by;
        }
    }

    /// Plays the case, or its first `most` clocks. Returns the first difference.
    fn play(&mut self, rtl: &mut Rtl, most: Option<u64>) -> Option<String> {
        for phase in self.case.phases.clone() {
            for _ in 0..phase.clocks {
                if most == Some(self.clock) {
                    return None;
                }
                self.ask(&phase);
                if let Some(difference) = self.cycle(rtl, &phase) {
                    return Some(difference);
                }
            }
        }
        // Everything is answered, then some clocks for what is still on its way.
        let drain = Phase { take: 255, utility: 0, ..self.case.phases[0] };
        let mut quiet = 0;
        while quiet < 100 {
            let idle = self.request.is_none() && self.open.is_empty() && self.model.is_idle();
            quiet = if idle { quiet + 1 } else { 0 };
            if let Some(difference) = self.cycle(rtl, &drain) {
                return Some(difference);
            }
        }
        self.counters(rtl)
    }

    /// Makes the next request where none waits.
    fn ask(&mut self, phase: &Phase) {
        if self.request.is_none() {
            let open = &self.open;
            self.request = self.case.request(phase, |tag| !open.contains_key(&tag));
        }
        if self.register.is_none() && self.case.chance(phase.utility) {
            let most = u64::from(COUNTER_COUNT as u32 * COUNTER_STRIDE).next_power_of_two();
            self.register = Some(self.case.register(most));
        }
    }

    /// One clock of everything.
    fn cycle(&mut self, rtl: &mut Rtl, phase: &Phase) -> Option<String> {
        let inputs = Inputs {
            request: self.request,
            response_ready: self.case.chance(phase.take),
            read_data: self.wrong_beat(),
            utility_request: self.register,
            utility_ready: self.case.chance(phase.take),
        };
        let case = &mut self.case;
        let outputs = rtl.cycle(&inputs, || case.noise());
        let of_model = self.model.cycle(&inputs);
        let clock = self.clock;
        if outputs != of_model {
            return Some(first_difference(clock, &outputs, &of_model));
        }
        if let Some(what) = rtl.trouble() {
            return Some(format!("clock {clock}: {what}"));
        }
        self.dram.clock(outputs.row_command, outputs.column_command, outputs.write_data);
        self.validator.clock(outputs.row_command, outputs.column_command, outputs.write_data);
        if let Some(what) = self.validator.trouble() {
            return Some(what.to_owned());
        }
        self.clock += 1;
        self.look(&inputs, &outputs).map(|what| format!("clock {clock}: {what}"))
    }

    /// What comes from the device, with the bits that go wrong on the way.
    fn wrong_beat(&mut self) -> Option<Beat> {
        let mut beat = self.dram.read_data()?;
        let guarded = BURST_BITS + CODE.check_bits();
        if !self.second_beat {
            let wrong = self.case.wrong_bits(guarded, guarded + POISON_COPIES);
            let of_code = wrong.iter().filter(|&&bit| bit < guarded).count();
            match of_code {
                0 => {}
                1 => self.count(CounterId::Corrected, 1),
                _ => self.count(CounterId::Uncorrectable, 1),
            }
            if let Some(burst) = self.bursts.front_mut() {
                burst.0 = wrong;
                let (line, number) = (burst.1, burst.2);
                let mut reads = self.coming.get_mut(&line).into_iter().flatten();
                if let Some(read) = reads.find(|read| read.0 == number) {
                    read.1 |= of_code > 1;
                }
            }
        }
        if let Some((wrong, ..)) = self.bursts.front() {
            for &bit in wrong {
                // Data bits, then side bits; half of each in a beat.
                let (bit, half) = match bit.checked_sub(BURST_BITS) {
                    None => (bit % BEAT_BITS, bit / BEAT_BITS),
                    Some(side) => (BEAT_BITS + side % SIDE_BITS, side / SIDE_BITS),
                };
                if half == u32::from(self.second_beat) {
                    match bit.checked_sub(BEAT_BITS) {
                        None => beat.data ^= 1 << bit,
                        Some(side) => beat.side ^= 1 << side,
                    }
                }
            }
        }
        if self.second_beat {
            self.bursts.pop_front();
        }
        self.second_beat = !self.second_beat;
        Some(beat)
    }

    /// What the hardware did in this clock, against the ideal memory.
    fn look(&mut self, inputs: &Inputs<Bytes>, outputs: &Outputs<Bytes>) -> Option<String> {
        let moves = (inputs.request.is_some() && outputs.request_ready)
            || (outputs.response.is_some() && inputs.response_ready);
        if moves || (inputs.request.is_none() && self.open.is_empty()) {
            self.last_move = self.clock;
        } else if self.clock - self.last_move > STUCK {
            return Some(format!("stuck for {STUCK} clocks"));
        }
        if let Some(command) = outputs.column_command {
            let row = self.rows.get(&self.map.bank_index(command.bank)).copied().unwrap_or(0);
            let (bank, column) = (command.bank, command.column / LINE_BURSTS);
            let line = self.map.address(Place { bank, row, column });
            self.count(CounterId::BusyClocks, u64::from(BURST_CLOCKS));
            if !command.write {
                // The second burst of a line is never behind the first of another read of it.
                let reads = self.coming.entry(line).or_default();
                if command.column.is_multiple_of(LINE_BURSTS) {
                    self.reads += 1;
                    reads.push_back((self.reads, false));
                }
                let number = reads.back().map_or(0, |read| read.0);
                self.bursts.push_back((Vec::new(), line, number));
            }
        }
        match outputs.row_command {
            Some(RowCommand::Activate { bank, row }) => {
                self.rows.insert(self.map.bank_index(bank), row);
                self.count(CounterId::Activates, 1);
            }
            Some(RowCommand::Precharge { .. } | RowCommand::PrechargeAll) => {
                self.count(CounterId::Precharges, 1);
            }
            Some(RowCommand::RefreshBank { .. } | RowCommand::RefreshAll) => {
                self.count(CounterId::Refreshes, 1);
            }
            None => {}
        }
        if inputs.utility_request.is_some() && outputs.utility_request_ready {
            self.register = None;
        }
        let wrong = self.answer(inputs, outputs);
        if let Some(request) = inputs.request {
            if outputs.request_ready {
                self.accept(&request);
            } else {
                self.count(CounterId::RequestWaits, 1);
            }
        }
        wrong
    }

    fn accept(&mut self, request: &Request<Bytes>) {
        self.request = None;
        let line = request.address;
        if request.write {
            self.lines.insert(line, (request.data, request.poison));
            self.count(CounterId::Writes, 1);
        } else {
            let (data, poison) = self.lines.get(&line).copied().unwrap_or(([0; 64], false));
            self.open.insert(request.tag, Open { line, data, poison });
            self.count(CounterId::Reads, 1);
        }
    }

    fn answer(&mut self, inputs: &Inputs<Bytes>, outputs: &Outputs<Bytes>) -> Option<String> {
        let response = outputs.response?;
        if !inputs.response_ready {
            self.count(CounterId::ResponseWaits, 1);
            return None;
        }
        let Some(open) = self.open.remove(&response.tag) else {
            return Some(format!("an answer to tag {:#x}, which asked nothing", response.tag));
        };
        self.count(CounterId::Poisoned, u64::from(open.poison) * u64::from(LINE_BURSTS));
        let read = self.coming.get_mut(&open.line).and_then(VecDeque::pop_front);
        let double = read.is_some_and(|read| read.1);
        if response.poison != (open.poison || double) {
            return Some(format!(
                "line {:#x} is answered with poison {}, written with {}, {} wrong bits",
                open.line,
                response.poison,
                open.poison,
                if double { "two" } else { "no two" }
            ));
        }
        if !double && response.data != open.data {
            return Some(format!("line {:#x} is answered with other data", open.line));
        }
        None
    }

    /// All counters at the end, read through the utility port.
    fn counters(&mut self, rtl: &mut Rtl) -> Option<String> {
        let quiet = Phase { take: 255, utility: 0, ..self.case.phases[0] };
        for &id in CounterId::ALL {
            let model = self.model.counter(id);
            let outside = self.counts[id.index()];
            let name = id.counter().name;
            if let Some(count) = outside
                && count != model
                // Refreshes go on while the others are read; these are compared port by port.
                && id != CounterId::Refreshes
                && id != CounterId::Precharges
            {
                return Some(format!("{name}: model {model}, counted from outside {count}"));
            }
        }
        for &id in CounterId::ALL {
            self.register = Some(u64::from(id.offset()));
            for _ in 0..4 {
                if let Some(difference) = self.cycle(rtl, &quiet) {
                    return Some(difference);
                }
            }
        }
        None
    }
}

fn first_difference(clock: u64, rtl: &Outputs<Bytes>, model: &Outputs<Bytes>) -> String {
    let mut parts = Vec::new();
    let mut look = |name: &str, a: String, b: String| {
        if a != b {
            parts.push(format!("{name}: hardware {a}, model {b}"));
        }
    };
    let text = |x: &dyn std::fmt::Debug| format!("{x:?}");
    look("request_ready", text(&rtl.request_ready), text(&model.request_ready));
    look("row_command", text(&rtl.row_command), text(&model.row_command));
    look("column_command", text(&rtl.column_command), text(&model.column_command));
    look("write_data", text(&rtl.write_data), text(&model.write_data));
    look("response", text(&rtl.response), text(&model.response));
    let request = "utility_request_ready";
    look(request, text(&rtl.utility_request_ready), text(&model.utility_request_ready));
    look("utility_response", text(&rtl.utility_response), text(&model.utility_response));
    format!("ports differ first in clock {clock}: {}", parts.join("; "))
}
