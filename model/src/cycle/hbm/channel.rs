//! A pseudo-channel for whole-chip runs: the controller with its HBM inside, without buses.
//!
//! ```text
//!   push ==> controller --commands--> lines ==> pop
//! ```
//! It takes and gives what the controller does with an HBM at its ports, in the same clocks, and
//! has its counters. What a line holds is moved when its command is decided on: reads and writes of
//! one line are in the order of their commands.

use std::collections::{HashMap, HashSet, VecDeque};

use super::controller::{Controller, read_clocks};
use super::port::{Line, Request, Response};
use crate::spec::Chip;
use crate::spec::hbm::{AddressMap, COUNTER_COUNT, CounterId, LINE_BURSTS, Place};

/// A burst on its way.
#[derive(Clone, Copy, Debug)]
struct Coming<D> {
    at: u64,
    poison: bool,
    /// The line, with its second burst.
    data: Option<D>,
}

/// A pseudo-channel with its memory.
#[derive(Clone, Debug)]
pub struct Channel<D> {
    controller: Controller<D>,
    map: AddressMap,
    read_clocks: u64,
    coming: VecDeque<Coming<D>>,
    lines: HashMap<u64, D>,
    poisoned: HashSet<u64>,
    pushed: Option<Request<D>>,
    popped: bool,
    active: bool,
}

impl<D: Line> Channel<D> {
    /// The pseudo-channel of a chip, as after reset; its lines hold zeros.
    pub fn new(chip: &Chip) -> Channel<D> {
        let controller = Controller::new(chip);
        Channel {
            read_clocks: read_clocks(controller.timings()),
            controller,
            map: AddressMap::new(&chip.hbm),
            coming: VecDeque::new(),
            lines: HashMap::new(),
            poisoned: HashSet::new(),
            pushed: None,
            popped: false,
            active: true,
        }
    }

    /// The clock that comes next, counted from reset.
    pub fn now(&self) -> u64 {
        self.controller.now()
    }

    /// Whether [`Channel::push`] may be called in this clock: once a clock, and whatever the kind
    /// of the request, as all enter by one port.
    pub fn accepts(&self, _write: bool) -> bool {
        self.pushed.is_none() && self.controller.request_ready()
    }

    /// Hands over a request in this clock.
    ///
    /// # Panics
    /// If the channel does not accept one.
    pub fn push(&mut self, request: Request<D>) {
        assert!(self.accepts(request.write), "a request that is not accepted");
        self.pushed = Some(request);
    }

    /// Takes the response that is there in this clock, if one is; one a clock.
    pub fn pop(&mut self) -> Option<Response<D>> {
        let response = self.controller.response().filter(|_| !self.popped);
        self.popped |= response.is_some();
        response
    }

    /// One clock.
    pub fn clock(&mut self) {
        let now = self.controller.now();
        let issued = self.controller.advance();
        self.active = issued.step.active;
        if let Some(issue) = issued.step.column {
            let storing = size_of::<D>() != 0;
            let (bank, column) = (issue.command.bank, u32::from(issue.entry.column));
            let place = Place { bank, row: u32::from(issue.entry.row), column };
            let line = || self.map.address(place);
            match issued.write {
                Some((data, poison)) if issue.second => {
                    if storing {
                        self.lines.insert(line(), data);
                    }
                    if poison {
                        self.poisoned.insert(line());
                    } else if !self.poisoned.is_empty() {
                        self.poisoned.remove(&line());
                    }
                }
                Some(_) => {}
                None => {
                    let data = issue.second.then(|| match storing {
                        true => self.lines.get(&line()).copied().unwrap_or(D::ZERO),
                        false => D::ZERO,
                    });
                    let poison = !self.poisoned.is_empty() && self.poisoned.contains(&line());
                    self.coming.push_back(Coming { at: now + self.read_clocks, poison, data });
                }
            }
        }
        while let Some(coming) = self.coming.front().copied()
            && coming.at == now
        {
            self.coming.pop_front();
            self.controller.arrive(coming.poison, |slot, _| {
                if let Some(data) = coming.data {
                    *slot = data;
                }
            });
            if coming.poison {
                self.controller.count_poisoned();
            }
            self.active = true;
        }
        if std::mem::take(&mut self.popped) {
            self.controller.release_response();
            self.active = true;
        }
        if let Some(request) = self.pushed.take() {
            self.controller.accept(request);
            self.active = true;
        }
    }

    /// The first clock, from [`Channel::now`] on, in which [`Channel::clock`] does anything if
    /// nothing is pushed or popped before; `None` if it never does. All clocks before it can be
    /// left out with [`Channel::skip_to`].
    pub fn next_event(&self) -> Option<u64> {
        if self.pushed.is_some() || self.popped {
            return Some(self.now());
        }
        let event = self.controller.next_event(self.active);
        let coming = self.coming.front().map(|coming| coming.at);
        event.into_iter().chain(coming).min()
    }

    /// Leaves out the clocks before `clock`.
    pub fn skip_to(&mut self, clock: u64) {
        debug_assert!(self.next_event().is_none_or(|event| event >= clock || event >= self.now()));
        self.controller.skip_to(clock);
    }

    /// Whether nothing waits and nothing is on its way.
    pub fn is_idle(&self) -> bool {
        self.pushed.is_none() && self.controller.is_idle()
    }

    /// One counter.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.controller.counter(id)
    }

    /// The counters, in the order of [`CounterId::ALL`]. Clocks of waiting at the ports are not
    /// counted: who pushes and pops knows them.
    pub fn counters(&self) -> &[u64; COUNTER_COUNT] {
        self.controller.counters()
    }

    /// What a line holds, written before the run.
    pub fn preload(&mut self, line: u64, data: D) {
        self.lines.insert(line, data);
    }

    /// What a line holds.
    pub fn line(&self, line: u64) -> D {
        self.lines.get(&line).copied().unwrap_or(D::ZERO)
    }

    /// Bytes that were moved.
    pub fn bytes(&self) -> u64 {
        let lines = self.counter(CounterId::Reads) + self.counter(CounterId::Writes);
        lines * u64::from(crate::spec::hbm::LINE_BYTES)
    }
}

const _: () = assert!(LINE_BURSTS == 2, "a line's data come with its second burst");
