//! A controller with its device, judge and log.

use std::collections::{HashMap, VecDeque};

use mtia_model::cycle::hbm::port::{
    Bytes, ColumnCommand, Inputs, Outputs, Request, Response, RowCommand,
};
use mtia_model::cycle::hbm::{Controller, Dram, Validator};
use mtia_model::spec::Chip;

pub struct World {
    pub controller: Controller<Bytes>,
    pub dram: Dram,
    pub validator: Validator,
    pub clock: u64,
    pub rows: Vec<(u64, RowCommand)>,
    pub columns: Vec<(u64, ColumnCommand)>,
    /// First clock of each response's offer.
    pub responses: Vec<(u64, Response<Bytes>)>,
    /// First clock with read data.
    pub first_beat: Option<u64>,
    pub queue: VecDeque<Request<Bytes>>,
    /// Clock in which each request was accepted.
    pub accepted: Vec<u64>,
}

pub fn chip(preset: &str, set: &[&str]) -> Chip {
    Chip::load(preset, set).expect("a description")
}

/// The timings at 6.4 Gb/s: those of the table the preset is made from.
pub fn at_6400() -> Chip {
    chip("mtia300", &["hbm.data_rate=6.4", "hbm.rfc=260.0"])
}

/// The bytes that a test writes as the `n`th.
pub fn bytes(n: u64) -> Bytes {
    let word = |i: u64| (n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(i as u32 * 7) ^ i;
    let mut out = [0; 64];
    for i in 0..8 {
        out[8 * i..8 * i + 8].copy_from_slice(&word(i as u64).to_le_bytes());
    }
    out
}

pub fn read(address: u64, tag: u16) -> Request<Bytes> {
    Request { write: false, address, tag, poison: false, data: [0; 64] }
}

pub fn write(address: u64, data: Bytes) -> Request<Bytes> {
    Request { write: true, address, tag: 0, poison: false, data }
}

impl World {
    pub fn new(chip: &Chip) -> World {
        World {
            controller: Controller::new(chip),
            dram: Dram::new(chip),
            validator: Validator::new(chip),
            clock: 0,
            rows: Vec::new(),
            columns: Vec::new(),
            responses: Vec::new(),
            first_beat: None,
            queue: VecDeque::new(),
            accepted: Vec::new(),
        }
    }

    /// One clock; the first of `queue` is offered if `offers`, a response is taken if `takes`.
    pub fn clock(&mut self, offers: bool, takes: bool) -> Outputs<Bytes> {
        let inputs = Inputs {
            request: self.queue.front().copied().filter(|_| offers),
            response_ready: takes,
            read_data: self.dram.read_data(),
            ..Inputs::default()
        };
        if inputs.read_data.is_some() {
            self.first_beat.get_or_insert(self.clock);
        }
        let outputs = self.controller.cycle(&inputs);
        if inputs.request.is_some() && outputs.request_ready {
            self.queue.pop_front();
            self.accepted.push(self.clock);
        }
        if let Some(response) = outputs.response.filter(|_| takes) {
            self.responses.push((self.clock, response));
        }
        self.rows.extend(outputs.row_command.map(|c| (self.clock, c)));
        self.columns.extend(outputs.column_command.map(|c| (self.clock, c)));
        self.dram.clock(outputs.row_command, outputs.column_command, outputs.write_data);
        self.validator.clock(outputs.row_command, outputs.column_command, outputs.write_data);
        self.clock += 1;
        outputs
    }

    /// Runs until all is answered, and fails if it takes more than `most` clocks or breaks a rule.
    pub fn drain(&mut self, most: u64) {
        let end = self.clock + most;
        while !self.queue.is_empty() || !self.controller.is_idle() {
            assert!(self.clock < end, "no end after {most} clocks");
            self.clock(true, true);
        }
        self.sound();
    }

    pub fn sound(&self) {
        assert_eq!(self.validator.trouble(), None);
    }
}

/// What memory must hold: a read sees the writes accepted before it and none after.
#[derive(Default)]
pub struct Reference {
    lines: HashMap<u64, (Bytes, bool)>,
    expected: HashMap<u16, (Bytes, bool)>,
}

impl Reference {
    pub fn accepted(&mut self, request: &Request<Bytes>) {
        if request.write {
            self.lines.insert(request.address, (request.data, request.poison));
        } else {
            let line = self.lines.get(&request.address).copied().unwrap_or(([0; 64], false));
            let before = self.expected.insert(request.tag, line);
            assert!(before.is_none(), "tag {} is in use", request.tag);
        }
    }

    pub fn answered(&mut self, response: &Response<Bytes>) {
        let must = self.expected.remove(&response.tag).expect("a read of this tag");
        assert_eq!((response.data, response.poison), must, "tag {}", response.tag);
    }

    pub fn open(&self) -> usize {
        self.expected.len()
    }

    pub fn uses(&self, tag: u16) -> bool {
        self.expected.contains_key(&tag)
    }
}
