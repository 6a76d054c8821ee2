//! A pair of engines on one NoC port, cycle by cycle: two engines and the shares of their lanes.
//! The hardware is `hw/src/nmc/pair.rs` and `lane_share.rs`, where the arbitration is explained.

use super::super::port::{
    Device, PortCounts, PortInputs, PortOutputs, ReadRequest, Response, WriteRequest,
};
use super::{EngineInputs, Nmc, READ_STREAMS, WRITE_STREAMS};
use crate::spec::Chip;
use crate::spec::nmc::CounterId;

/// Lanes shared by rotating priority; `R` is a request.
#[derive(Clone, Debug)]
pub struct LaneShare<R> {
    requesters: usize,
    first: usize,
    lanes: Vec<Option<R>>,
    /// Bits of a requester's own tag, below its number.
    tag_bits: u32,
}

impl<R: Copy> LaneShare<R> {
    fn new(requesters: usize, lanes: usize, tags: usize) -> LaneShare<R> {
        let tag_bits = usize::BITS - (tags - 1).leading_zeros();
        LaneShare { requesters, first: 0, lanes: vec![None; lanes], tag_bits: tag_bits.max(1) }
    }

    /// Whether each requester would be served, given the requests and the lanes' readiness.
    fn ready(&self, valid: &[bool], lane_ready: &[bool]) -> Vec<bool> {
        let free = (0..self.lanes.len()).filter(|&l| self.is_free(l, lane_ready)).count();
        let mut ready = vec![false; self.requesters];
        let mut rank = 0;
        for k in 0..self.requesters {
            let i = (self.first + k) % self.requesters;
            ready[i] = rank < free;
            rank += usize::from(valid[i]);
        }
        ready
    }

    fn is_free(&self, lane: usize, lane_ready: &[bool]) -> bool {
        self.lanes[lane].is_none() || lane_ready[lane]
    }

    /// The clock edge: the served requests go to the free lanes in rank order.
    fn clock(&mut self, requests: &[Option<R>], lane_ready: &[bool]) {
        let first = self.first;
        let order = (0..self.requesters).map(|k| (first + k) % self.requesters);
        let mut waiting = order.filter(|&i| requests[i].is_some());
        for l in 0..self.lanes.len() {
            if !self.is_free(l, lane_ready) {
                continue;
            }
            let served = waiting.next();
            self.lanes[l] = served.and_then(|i| requests[i]);
            if let Some(i) = served {
                self.first = (i + 1) % self.requesters;
            }
        }
    }

    /// Sends the responses on the lanes to their requesters, with the requester's own tag, one
    /// each; the lowest lane goes first. Returns them and which lanes were taken.
    fn distribute(&self, lanes: &[Option<Response>]) -> (Vec<Option<Response>>, Vec<bool>) {
        let mut given = vec![None; self.requesters];
        let mut taken = vec![false; lanes.len()];
        for (l, response) in lanes.iter().enumerate() {
            let Some(response) = response else { continue };
            let owner = (response.tag >> self.tag_bits) as usize;
            if given[owner].is_none() {
                let tag = response.tag & ((1 << self.tag_bits) - 1);
                given[owner] = Some(Response { tag, ..*response });
                taken[l] = true;
            }
        }
        (given, taken)
    }

    fn lane_tag(&self, requester: usize, tag: u32) -> u32 {
        (requester as u32) << self.tag_bits | tag
    }
}

/// Engines on shared lanes.
#[derive(Clone, Debug)]
pub struct NmcPair {
    engines: Vec<Nmc>,
    reads: LaneShare<ReadRequest>,
    writes: LaneShare<WriteRequest>,
}

impl NmcPair {
    /// The pair of a chip, as after reset.
    pub fn new(chip: &Chip) -> NmcPair {
        NmcPair::of(chip, chip.nmc_pair.engines.value as usize)
    }

    /// The same lanes with another number of engines.
    pub fn of(chip: &Chip, engines: usize) -> NmcPair {
        let nmc = Nmc::new(chip);
        NmcPair {
            reads: LaneShare::new(
                engines * READ_STREAMS,
                chip.nmc_pair.read_lanes.value as usize,
                nmc.sizes.read_slots,
            ),
            writes: LaneShare::new(
                engines * WRITE_STREAMS,
                chip.nmc_pair.write_lanes.value as usize,
                nmc.sizes.commands_in_flight,
            ),
            engines: vec![nmc; engines],
        }
    }

    /// The engines.
    pub fn engines(&self) -> &[Nmc] {
        &self.engines
    }

    /// A counter, summed over the engines.
    pub fn counter(&self, id: CounterId) -> u64 {
        self.engines.iter().map(|e| e.counter(id)).sum()
    }
}

impl Device for NmcPair {
    fn counts(&self) -> PortCounts {
        PortCounts {
            engines: self.engines.len(),
            read_lanes: self.reads.lanes.len(),
            write_lanes: self.writes.lanes.len(),
        }
    }

    fn reset(&mut self) {
        self.engines.iter_mut().for_each(Device::reset);
        self.reads.first = 0;
        self.reads.lanes.fill(None);
        self.writes.first = 0;
        self.writes.lanes.fill(None);
    }

    fn cycle(&mut self, inputs: &PortInputs, outputs: &mut PortOutputs) {
        let mut reads = Vec::with_capacity(self.reads.requesters);
        let mut writes = Vec::with_capacity(self.writes.requesters);
        for engine in &self.engines {
            for i in 0..READ_STREAMS {
                let tag = |r: ReadRequest| self.reads.lane_tag(reads.len(), r.tag);
                let request = engine.read_request(i);
                reads.push(request.map(|r| ReadRequest { tag: tag(r), ..r }));
            }
            for i in 0..WRITE_STREAMS {
                let tag = |r: WriteRequest| self.writes.lane_tag(writes.len(), r.tag);
                let request = engine.write_request(i);
                writes.push(request.map(|r| WriteRequest { tag: tag(r), ..r }));
            }
        }
        let reads_valid: Vec<bool> = reads.iter().map(Option::is_some).collect();
        let writes_valid: Vec<bool> = writes.iter().map(Option::is_some).collect();
        let read_ready = self.reads.ready(&reads_valid, &inputs.read_ready);
        let write_ready = self.writes.ready(&writes_valid, &inputs.write_ready);
        let (read_given, read_taken) = self.reads.distribute(&inputs.read_response);
        let (write_given, write_taken) = self.writes.distribute(&inputs.write_response);

        outputs.command_ready = self.engines.iter().map(Nmc::command_ready).collect();
        outputs.status = self.engines.iter().map(Nmc::status).collect();
        let utility = self.engines.iter().zip(&inputs.utility_ready);
        outputs.utility_request_ready =
            utility.map(|(e, &ready)| e.utility_request_ready(ready)).collect();
        outputs.utility_response = self.engines.iter().map(Nmc::utility_response).collect();
        outputs.read_request.clone_from(&self.reads.lanes);
        outputs.write_request.clone_from(&self.writes.lanes);
        outputs.read_response_ready = read_taken;
        outputs.write_response_ready = write_taken;

        for (e, engine) in self.engines.iter_mut().enumerate() {
            let (r, w) = (e * READ_STREAMS, e * WRITE_STREAMS);
            engine.clock(&EngineInputs {
                command: inputs.command[e],
                status_ready: inputs.status_ready[e],
                utility_request: inputs.utility_request[e],
                utility_ready: inputs.utility_ready[e],
                read_ready: std::array::from_fn(|i| read_ready[r + i]),
                read_response: std::array::from_fn(|i| read_given[r + i]),
                write_ready: std::array::from_fn(|i| write_ready[w + i]),
                write_response: std::array::from_fn(|i| write_given[w + i]),
            });
        }
        self.reads.clock(&reads, &inputs.read_ready);
        self.writes.clock(&writes, &inputs.write_ready);
    }
}
