//! What lies behind the core's ports: memory that takes requests and answers when a seed says so.
//!
//! ```text
//!   fetch request ==>| taken | latency |==> fetch response     the word as it was when taken
//!   data request ===>| taken | latency |==> data response      the access happens when it is due
//! ```
//! Each choice is the worst for a core that is careless: a word of instructions is as old as can
//! be, and a store lands as late as can be, so that a FENCE.I that does not wait, or does not fetch
//! anew, shows. The accesses are kept in order, for whoever follows the core ([`Done`]).

use std::collections::VecDeque;

use mtia_model::cycle::cpu::{DataRequest, Inputs, Outputs, Response};
use mtia_model::cycle::lane_memory::mix;
use mtia_model::func::cpu::hart::Bus;

use super::random::Timing;

impl Timing {
    /// Takes every request at once and answers in the next cycle.
    pub const SINGLE_CYCLE: Timing = Timing { least: 1, most: 1, ready_percent: 100 };
}

/// An access that has been answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Done {
    /// What was asked.
    pub request: DataRequest,
    /// What was answered.
    pub response: Response,
}

/// A port: what was asked and not answered, with the cycle in which it is due.
#[derive(Debug)]
struct Port<T> {
    timing: Timing,
    seed: u64,
    asked: u64,
    pending: VecDeque<(u64, T)>,
}

impl<T> Port<T> {
    fn new(timing: Timing, seed: u64) -> Port<T> {
        Port { timing, seed, asked: 0, pending: VecDeque::new() }
    }

    fn ready(&self, cycle: u64) -> bool {
        let percent = u64::from(self.timing.ready_percent);
        percent >= 100 || mix(self.seed, 1, cycle) % 100 < percent
    }

    fn ask(&mut self, cycle: u64, what: T) {
        let Timing { least, most, .. } = self.timing;
        let spread = u64::from(most.saturating_sub(least));
        let extra = if spread == 0 { 0 } else { mix(self.seed, 2, self.asked) % (spread + 1) };
        self.asked += 1;
        let due = cycle + u64::from(least.max(1)) + extra;
        // In order, one a cycle.
        let after = self.pending.back().map_or(0, |last| last.0 + 1);
        self.pending.push_back((due.max(after), what));
    }

    fn due(&mut self, cycle: u64) -> Option<T> {
        match self.pending.front() {
            Some(&(due, _)) if due <= cycle => self.pending.pop_front().map(|(_, what)| what),
            _ => None,
        }
    }
}

/// The surroundings of a core.
#[derive(Debug)]
pub struct Surroundings<B> {
    /// Memory and devices.
    pub bus: B,
    /// Accesses that were answered, in order, the last of them in this cycle. Whoever follows the
    /// core takes them out.
    pub done: VecDeque<Done>,
    fetch: Port<Response>,
    data: Port<DataRequest>,
    cycle: u64,
    /// The cycle in which the last data request was taken.
    taken: u64,
    inputs: Inputs,
}

impl<B: Bus> Surroundings<B> {
    /// Surroundings in cycle 0. `lines` are the interrupt lines of that cycle.
    pub fn new(bus: B, fetch: Timing, data: Timing, seed: u64, lines: u32) -> Surroundings<B> {
        let mut surroundings = Surroundings {
            bus,
            done: VecDeque::new(),
            fetch: Port::new(fetch, seed ^ 0xfe7c),
            data: Port::new(data, seed ^ 0xda7a),
            cycle: 0,
            taken: 0,
            inputs: Inputs::default(),
        };
        surroundings.prepare();
        surroundings.inputs.lines = lines;
        surroundings
    }

    /// The inputs of this cycle.
    pub fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    /// The cycle, from 0.
    pub fn cycle(&self) -> u64 {
        self.cycle
    }

    /// The cycle in which the last data request was taken.
    pub fn taken(&self) -> u64 {
        self.taken
    }

    /// Longest time from request to answer, in cycles.
    pub fn patience(&self) -> u64 {
        u64::from(self.fetch.timing.most) + u64::from(self.data.timing.most)
    }

    /// What waits where, for a report of a core that does not go on.
    pub fn report(&self) -> String {
        format!(
            "{} fetches and {} accesses unanswered",
            self.fetch.pending.len(),
            self.data.pending.len()
        )
    }

    /// Takes the outputs of this cycle and goes on to the next; `lines` gives the interrupt lines
    /// there, after what a store that lands in that cycle has done.
    pub fn advance(&mut self, outputs: &Outputs, lines: impl FnOnce(&mut B) -> u32) {
        if let (Some(word), true) = (outputs.fetch_request, self.inputs.fetch_ready) {
            let response = answer(self.cycle, self.bus.fetch(word << 2));
            self.fetch.ask(self.cycle, response);
        }
        if let (Some(request), true) = (outputs.data_request, self.inputs.data_ready) {
            self.data.ask(self.cycle, request);
            self.taken = self.cycle;
        }
        self.cycle += 1;
        self.prepare();
        self.inputs.lines = lines(&mut self.bus);
    }

    fn prepare(&mut self) {
        self.inputs.fetch_ready = self.fetch.ready(self.cycle);
        self.inputs.data_ready = self.data.ready(self.cycle);
        self.inputs.fetch_response = self.fetch.due(self.cycle);
        self.inputs.data_response = self.data.due(self.cycle).map(|request| {
            let address = request.address << 2;
            let response = match request.write {
                true => answer(
                    self.cycle,
                    self.bus.write(address, request.data, request.strobe).map(|()| 0),
                ),
                false => answer(self.cycle, self.bus.read(address)),
            };
            self.done.push_back(Done { request, response });
            response
        });
    }
}

/// As the port answers it: data that come with an error are any.
fn answer<E>(cycle: u64, result: Result<u32, E>) -> Response {
    match result {
        Ok(data) => Response { data, error: false },
        Err(_) => Response { data: mix(cycle, 3, 0) as u32, error: true },
    }
}
