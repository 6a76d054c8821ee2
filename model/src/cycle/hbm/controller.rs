//! The controller of one pseudo-channel: what stands around the scheduler.
//!
//! ```text
//!   request ==>| 2 |==> queue of reads, queue of writes (data beside) --> scheduler --> commands
//!                                 |                                                      |
//!   write_data <-- check bits <---+--- WL after each write                               |
//!   response <==| read buffer |<-- decoder <-- read_data (expected in the order of reads) <-+
//! ```
//! A request enters its queue unless one of its line waits in the other, so that a read sees every
//! write accepted before it and no write accepted after it. A read has a place in the read buffer
//! from its first burst on; responses leave in the order of these places.

use std::collections::VecDeque;

use super::port::{Beat, RowCommand, UtilityResponse};
use super::port::{Burst, Bytes, ColumnCommand, Inputs, Line, Outputs, Request, Response};
use super::queue::Entry;
use super::schedule::{READ, Scheduler, Step, Surroundings, WRITE};
use crate::spec::Chip;
use crate::spec::hbm::{
    AddressMap, BURST_CLOCKS, CODE, COUNTER_COUNT, COUNTER_STRIDE, CounterId, LINE_BURSTS,
    REQUEST_QUEUE, Timings, is_poisoned, side_bits,
};
use crate::spec::secded::Outcome;

/// A place of the read buffer.
#[derive(Clone, Copy, Debug)]
struct Slot<D> {
    tag: u16,
    arrived: u32,
    poison: bool,
    data: D,
}

/// A request at the entrance.
#[derive(Clone, Copy, Debug)]
struct Waiting<D> {
    request: Request<D>,
    entry: Entry,
    /// One of its line is in the other queue; unknown until it has been looked at.
    hazard: Option<bool>,
    /// It has been so in some clock.
    waited: bool,
}

/// One controller.
#[derive(Clone, Debug)]
pub struct Controller<D> {
    map: AddressMap,
    timings: Timings,
    read_queue: usize,
    now: u64,
    scheduler: Scheduler,
    entrance: VecDeque<Waiting<D>>,
    /// Data of the queued writes, with their poison.
    writes: Vec<(D, bool)>,
    free_writes: u128,
    /// Places of writes that become free at the end of a clock.
    releases: VecDeque<(u64, u16)>,
    slots: Vec<Slot<D>>,
    head: usize,
    used: usize,
    /// Bursts to come: place in the read buffer, which burst of its line.
    expected: VecDeque<(u16, usize)>,
    /// What was issued in the clock before, now on the buses.
    row_command: Option<RowCommand>,
    column_command: Option<ColumnCommand>,
    /// Beats of writes with their clock.
    outgoing: VecDeque<(u64, Beat)>,
    first_beat: Option<Beat>,
    burst: Option<Burst>,
    utility: Option<UtilityResponse>,
}

/// What a clock of the controller's core gave.
#[derive(Clone, Copy, Debug)]
pub(super) struct Issued<D> {
    pub step: Step,
    /// Of a column command: place in the read buffer, or the data to be written and their poison.
    pub slot: u16,
    pub write: Option<(D, bool)>,
}

impl<D: Line> Controller<D> {
    /// The controller of a chip's pseudo-channel, as after reset.
    pub fn new(chip: &Chip) -> Controller<D> {
        let hbm = &chip.hbm;
        let writes = hbm.write_queue.value;
        Controller {
            map: AddressMap::new(hbm),
            timings: Timings::new(hbm),
            read_queue: hbm.read_queue.value as usize,
            now: 0,
            scheduler: Scheduler::new(hbm),
            entrance: VecDeque::with_capacity(REQUEST_QUEUE as usize),
            writes: vec![(D::ZERO, false); writes as usize],
            free_writes: u128::MAX >> (128 - writes),
            releases: VecDeque::new(),
            slots: vec![
                Slot { tag: 0, arrived: 0, poison: false, data: D::ZERO };
                hbm.read_buffer.value as usize
            ],
            head: 0,
            used: 0,
            expected: VecDeque::new(),
            row_command: None,
            column_command: None,
            outgoing: VecDeque::new(),
            first_beat: None,
            burst: None,
            utility: None,
        }
    }

    /// The clock that comes next, counted from reset.
    pub fn now(&self) -> u64 {
        self.now
    }

    /// The timings, in clocks.
    pub fn timings(&self) -> &Timings {
        &self.timings
    }

    /// One counter.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.scheduler.counters[id.index()]
    }

    /// The counters, in the order of [`CounterId::ALL`].
    pub fn counters(&self) -> &[u64; COUNTER_COUNT] {
        &self.scheduler.counters
    }

    /// Whether a request is taken in this clock.
    pub(super) fn request_ready(&self) -> bool {
        self.entrance.len() != REQUEST_QUEUE as usize
    }

    /// Whether nothing waits and nothing is on its way.
    pub fn is_idle(&self) -> bool {
        self.entrance.is_empty()
            && self.used == 0
            && self.scheduler.queues.iter().all(|q| q.len() == 0)
            && self.releases.is_empty()
    }

    /// Takes a request, at the end of the clock.
    pub(super) fn accept(&mut self, request: Request<D>) {
        let place = self.map.place(request.address);
        let entry = Entry {
            bank: self.map.bank_index(place.bank) as u8,
            row: place.row as u16,
            column: place.column as u8,
            payload: request.tag,
        };
        self.entrance.push_back(Waiting { request, entry, hazard: None, waited: false });
    }

    /// The response that is offered in this clock.
    pub(super) fn response(&self) -> Option<Response<D>> {
        let slot = &self.slots[self.head];
        (self.used != 0 && slot.arrived == LINE_BURSTS).then_some(Response {
            tag: slot.tag,
            poison: slot.poison,
            data: slot.data,
        })
    }

    /// The response has been taken, at the end of the clock.
    pub(super) fn release_response(&mut self) {
        self.slots[self.head].arrived = 0;
        self.head = self.wrap(self.head + 1);
        self.used -= 1;
        self.scheduler.wake_column();
    }

    fn wrap(&self, place: usize) -> usize {
        if place >= self.slots.len() { place - self.slots.len() } else { place }
    }

    /// The burst that a place of the read buffer waits for has come.
    pub(super) fn arrive(&mut self, poison: bool, put: impl FnOnce(&mut D, usize)) {
        // Only an answer to a read command can come.
        let Some((place, half)) = self.expected.pop_front() else { return };
        let slot = &mut self.slots[usize::from(place)];
        put(&mut slot.data, half);
        // The first burst of a line leaves no trace of the line before.
        slot.poison = poison || (slot.arrived != 0 && slot.poison);
        slot.arrived += 1;
    }

    /// A burst has come that was written as poisoned.
    pub(super) fn count_poisoned(&mut self) {
        self.scheduler.count(CounterId::Poisoned, 1);
    }

    /// The first clock from [`Controller::now`] on in which something may happen without a new
    /// request; `None` if nothing ever will.
    pub(super) fn next_event(&self, active: bool) -> Option<u64> {
        if active {
            return Some(self.now);
        }
        let mut next = self.scheduler.next_event();
        if let Some(&(at, _)) = self.releases.front() {
            next = next.min(at);
        }
        (next != u64::MAX).then_some(next.max(self.now))
    }

    /// Goes on to a clock before which nothing happens.
    pub(super) fn skip_to(&mut self, clock: u64) {
        self.now = self.now.max(clock);
    }

    /// The clock edge of everything but the ports: decides on the state before it.
    pub(super) fn advance(&mut self) -> Issued<D> {
        let now = self.now;
        let (enters, read_waits) = self.look_at_entrance();
        let place = self.wrap(self.head + self.used);
        let room = self.used != self.slots.len();
        let around = Surroundings { enters, read_waits, read_slot: room.then_some(place as u16) };
        let mut step = self.scheduler.step(now, &around);

        let mut issued = Issued { step, slot: 0, write: None };
        if let Some(issue) = step.column {
            let payload = issue.entry.payload;
            if issue.command.write {
                issued.write = Some(self.writes[usize::from(payload)]);
                if issue.second {
                    // The data leave their place when they are read, WL - 2 after the command.
                    self.releases.push_back((now + u64::from(self.timings.wl) - 1, payload));
                }
            } else {
                let half = usize::from(issue.second);
                issued.slot = if issue.second { payload } else { place as u16 };
                self.expected.push_back((issued.slot, half));
                if !issue.second {
                    self.slots[place].tag = payload;
                    self.used += 1;
                }
            }
        }
        while let Some(&(at, place)) = self.releases.front()
            && at == now
        {
            self.releases.pop_front();
            self.free_writes |= 1 << place;
            step.active = true;
        }
        if enters.is_some()
            && let Some(first) = self.entrance.pop_front()
        {
            self.scheduler.count(CounterId::Hazards, u64::from(first.waited));
            if first.request.write {
                let place = usize::from(first.entry.payload);
                self.writes[place] = (first.request.data, first.request.poison);
                self.free_writes &= !(1 << place);
            }
        }
        issued.step = step;
        self.now += 1;
        issued
    }

    /// Which queue the first request enters, if it does, and whether it is a read that waits for a
    /// queued write.
    fn look_at_entrance(&mut self) -> (Option<(usize, Entry)>, bool) {
        let Some(first) = self.entrance.front_mut() else { return (None, false) };
        let queues = &self.scheduler.queues;
        let write = first.request.write;
        let (own, other) = if write { (WRITE, READ) } else { (READ, WRITE) };
        // What is not there cannot come: requests enter one after the other.
        let hazard = first.hazard != Some(false) && queues[other].holds(&first.entry);
        first.hazard = Some(hazard);
        first.waited |= hazard;
        let room = if write {
            first.entry.payload = self.free_writes.trailing_zeros() as u16;
            self.free_writes != 0
        } else {
            queues[own].len() < self.read_queue
        };
        ((room && !hazard).then_some((own, first.entry)), hazard && !write)
    }
}

impl Controller<Bytes> {
    /// As after reset.
    pub fn reset(&mut self, chip: &Chip) {
        *self = Controller::new(chip);
    }

    /// The outputs of this clock, which depend on its inputs only where a register's answer makes
    /// room for the next.
    pub fn outputs(&self, inputs: &Inputs<Bytes>) -> Outputs<Bytes> {
        let beat = self.outgoing.front().filter(|(at, _)| *at == self.now).map(|o| o.1);
        Outputs {
            request_ready: self.request_ready(),
            response: self.response(),
            row_command: self.row_command,
            column_command: self.column_command,
            write_data: beat,
            utility_request_ready: self.utility.is_none() || inputs.utility_ready,
            utility_response: self.utility,
        }
    }

    /// One clock with all ports.
    pub fn cycle(&mut self, inputs: &Inputs<Bytes>) -> Outputs<Bytes> {
        let outputs = self.outputs(inputs);
        let now = self.now;
        if inputs.utility_request.is_some() && outputs.utility_request_ready {
            self.utility = inputs.utility_request.map(|address| self.register(address));
        } else if inputs.utility_ready {
            self.utility = None;
        }
        if outputs.write_data.is_some() {
            self.outgoing.pop_front();
        }
        let issued = self.advance();
        self.row_command = issued.step.row;
        self.column_command = issued.step.column.map(|issue| issue.command);
        if let (Some(issue), Some((data, poison))) = (issued.step.column, issued.write) {
            let data = data.burst(usize::from(issue.second));
            let burst = Burst { data, side: side_bits(&data, poison) };
            let at = now + 1 + u64::from(self.timings.wl);
            for (beat, clock) in burst.beats().into_iter().zip(at..) {
                self.outgoing.push_back((clock, beat));
            }
        }
        self.take_read_data(inputs.read_data);
        if inputs.request.is_some() && !outputs.request_ready {
            self.scheduler.count(CounterId::RequestWaits, 1);
        }
        if outputs.response.is_some() {
            if inputs.response_ready {
                self.release_response();
            } else {
                self.scheduler.count(CounterId::ResponseWaits, 1);
            }
        }
        if let Some(request) = inputs.request.filter(|_| outputs.request_ready) {
            self.accept(request);
        }
        outputs
    }

    /// The register at a byte offset.
    fn register(&self, address: u64) -> UtilityResponse {
        let stride = u64::from(COUNTER_STRIDE);
        let index = address.is_multiple_of(stride).then_some((address / stride) as usize);
        match index.and_then(|i| self.scheduler.counters.get(i)) {
            Some(&data) => UtilityResponse { data, error: false },
            None => UtilityResponse { data: 0, error: true },
        }
    }

    /// Joins beats to bursts; a burst is checked in the clock after its second beat.
    fn take_read_data(&mut self, beat: Option<Beat>) {
        if let Some(burst) = self.burst.take() {
            let mut data = burst.data;
            let check = u64::from(burst.side) & ((1 << CODE.check_bits()) - 1);
            let outcome = CODE.decode(&mut data, check);
            let poisoned = is_poisoned(burst.side);
            let double = outcome == Outcome::Double;
            let corrected = matches!(outcome, Outcome::Corrected(_));
            self.scheduler.count(CounterId::Corrected, u64::from(corrected));
            self.scheduler.count(CounterId::Uncorrectable, u64::from(double));
            self.scheduler.count(CounterId::Poisoned, u64::from(poisoned));
            self.arrive(double || poisoned, |line, half| line.set_burst(half, &data));
        }
        if let Some(beat) = beat {
            self.burst = self.first_beat.map(|first| Burst::of([first, beat]));
            self.first_beat = if self.burst.is_some() { None } else { Some(beat) };
        }
    }
}

/// Clocks from the decision for a read to the one that ends with its data in the read buffer: the
/// command's register, CL, the beats, the decoder.
pub(super) fn read_clocks(timings: &Timings) -> u64 {
    u64::from(1 + timings.cl + BURST_CLOCKS)
}
