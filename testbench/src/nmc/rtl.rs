//! The verilated hardware as a device of the bench, with the bytes that the lanes read and write.
//!
//! ```text
//!   PortInputs --> ports of the model --> PortOutputs
//!                       |    ^
//!                 window of memory: written when a write request is taken, read when a response
//!                 is first offered (as late as possible, so that a write that overtakes a read
//!                 shows)
//! ```
//! Watches what a ready/valid stream owes its sink: an offer stands, unchanged, until taken.

use mtia_model::cycle::port::{
    Device, PortCounts, PortInputs, PortOutputs, ReadRequest, Response, StatusOut, UtilityResponse,
    WriteRequest,
};
use mtia_model::func::memory::Memory;
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::{COUNTERS, Command, CounterId, READ_STREAMS, WRITE_STREAMS};
use verilator_sys::{Error, Library, Model, PortId};

use super::Dut;

struct EnginePorts {
    command: [PortId; 10],
    status: [PortId; 4],
    utility_request: [PortId; 3],
    utility_response: [PortId; 4],
}

/// valid, ready, address, tag
struct RequestPorts([PortId; 4]);
/// valid, ready, error, tag
struct ResponsePorts([PortId; 4]);

struct ReadPorts {
    request: RequestPorts,
    response: ResponsePorts,
    data: PortId,
}

struct WritePorts {
    request: RequestPorts,
    data: PortId,
    strobe: PortId,
    response: ResponsePorts,
}

/// The hardware under test.
pub struct Rtl {
    model: Model,
    reset: PortId,
    engines: Vec<EnginePorts>,
    reads: Vec<ReadPorts>,
    writes: Vec<WritePorts>,
    flit_bytes: usize,
    /// Bytes from `origin` on; lanes must not reach beyond.
    window: Memory,
    /// First flit of the window.
    origin_flit: u64,
    shown: PortInputs,
    before: Option<(PortInputs, PortOutputs)>,
    /// Data of each write request that was offered and not taken.
    held_data: Vec<Option<Vec<u32>>>,
    trouble: Option<String>,
}

fn ports<const N: usize>(
    model: &Model,
    prefix: &str,
    names: [&str; N],
) -> Result<[PortId; N], Error> {
    let port = |name: &str| model.port(&format!("{prefix}_{name}"));
    let mut out = [port(names[0])?; N];
    for (out, name) in out.iter_mut().zip(names) {
        *out = port(name)?;
    }
    Ok(out)
}

impl Rtl {
    /// An instance of the verilated `dut`.
    pub fn new(library: &Library, dut: Dut, chip: &Chip) -> Result<Rtl, Error> {
        Rtl::with_arguments(library, dut, chip, &[])
    }

    /// The same with arguments for the simulation, such as plusargs.
    pub fn with_arguments(
        library: &Library,
        dut: Dut,
        chip: &Chip,
        arguments: &[&str],
    ) -> Result<Rtl, Error> {
        let model = library.instantiate_with(arguments)?;
        let mut engines = Vec::new();
        for e in 0..dut.engines(chip) {
            let prefix = match dut {
                Dut::Nmc => String::new(),
                Dut::Pair => format!("engine_{e}_"),
            };
            let of = |name: &str| format!("{prefix}{name}");
            engines.push(EnginePorts {
                command: ports(
                    &model,
                    &of("command"),
                    ["valid", "ready", "op", "dtype", "fence", "a", "b", "s", "length", "tag"],
                )?,
                status: ports(&model, &of("status"), ["valid", "ready", "tag", "code"])?,
                utility_request: ports(
                    &model,
                    &of("utility_request"),
                    ["valid", "ready", "address"],
                )?,
                utility_response: ports(
                    &model,
                    &of("utility_response"),
                    ["valid", "ready", "data", "error"],
                )?,
            });
        }
        let (read_lanes, write_lanes) = match dut {
            Dut::Nmc => (READ_STREAMS, WRITE_STREAMS),
            Dut::Pair => (chip.nmc_pair.read_lanes.value, chip.nmc_pair.write_lanes.value),
        };
        let request = |name: &str| ports(&model, name, ["valid", "ready", "address", "tag"]);
        let response = |name: &str| ports(&model, name, ["valid", "ready", "error", "tag"]);
        let mut reads = Vec::new();
        for l in 0..read_lanes {
            reads.push(ReadPorts {
                request: RequestPorts(request(&format!("read_{l}_request"))?),
                response: ResponsePorts(response(&format!("read_{l}_response"))?),
                data: model.port(&format!("read_{l}_response_data"))?,
            });
        }
        let mut writes = Vec::new();
        for l in 0..write_lanes {
            writes.push(WritePorts {
                request: RequestPorts(request(&format!("write_{l}_request"))?),
                data: model.port(&format!("write_{l}_request_data"))?,
                strobe: model.port(&format!("write_{l}_request_strobe"))?,
                response: ResponsePorts(response(&format!("write_{l}_response"))?),
            });
        }
        let counts = PortCounts {
            engines: engines.len(),
            read_lanes: reads.len(),
            write_lanes: writes.len(),
        };
        Ok(Rtl {
            reset: model.port("reset")?,
            model,
            engines,
            reads,
            writes,
            flit_bytes: chip.noc.lane_bytes.value as usize,
            window: Memory::new(0),
            origin_flit: 0,
            shown: PortInputs::idle(counts),
            before: None,
            held_data: vec![None; counts.write_lanes],
            trouble: None,
        })
    }

    /// Puts memory behind the lanes: `bytes` from address `origin` (a multiple of a line) on.
    pub fn set_window(&mut self, origin: u64, bytes: Vec<u8>) {
        self.origin_flit = origin / self.flit_bytes as u64;
        self.window = Memory::from(bytes);
    }

    /// The memory behind the lanes.
    pub fn window(&self) -> &[u8] {
        self.window.bytes()
    }

    /// The first thing that the hardware did and must not do.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// The verilated model, for tracing.
    pub fn model(&mut self) -> &mut Model {
        &mut self.model
    }

    /// Reads the counters of each engine through the utility port, one at a time.
    pub fn counters(&mut self) -> Vec<[u64; COUNTERS.len()]> {
        let mut out = Vec::new();
        for e in 0..self.engines.len() {
            let mut values = [0; COUNTERS.len()];
            for id in CounterId::ALL {
                match self.utility_read(e, u64::from(id.offset())) {
                    Some((value, false)) => values[id.index()] = value,
                    answer => self.fail(format!("counter {id:?} reads as {answer:?}")),
                }
            }
            out.push(values);
        }
        out
    }

    /// One read on the utility port of engine `e`: data and error, or `None` without an answer
    /// that stands until it is taken.
    pub fn utility_read(&mut self, e: usize, address: u64) -> Option<(u64, bool)> {
        let [valid, ready, at] = self.engines[e].utility_request;
        let [got, take, data, error] = self.engines[e].utility_response;
        // An answer left over from a run is taken first.
        self.model.set(valid, 0);
        self.model.set(take, 1);
        self.model.cycles(1);
        self.model.set(take, 0);
        self.model.set(valid, 1);
        self.model.set(at, address);
        self.model.settle();
        if self.model.get(ready) != 1 {
            return None;
        }
        self.model.rise();
        self.model.set(valid, 0);
        let mut answers = [None; 3];
        for answer in &mut answers {
            self.model.settle();
            let offered = self.model.get(got) == 1;
            *answer = offered.then(|| (self.model.get(data), self.model.get(error) == 1));
            self.model.rise();
        }
        self.model.set(take, 1);
        self.model.cycles(1);
        self.model.set(take, 0);
        answers[0].filter(|_| answers.iter().all(|a| *a == answers[0]))
    }

    fn fail(&mut self, what: String) {
        self.trouble.get_or_insert(what);
    }

    fn offset(&mut self, address: u64, what: &str) -> Option<usize> {
        let end = self.window.size() / self.flit_bytes as u64;
        match address.checked_sub(self.origin_flit).filter(|&f| f < end) {
            Some(flit) => Some(flit as usize * self.flit_bytes),
            None => {
                self.fail(format!("{what} of flit {address:#x}, outside the buffers"));
                None
            }
        }
    }

    fn show_command(&mut self, e: usize, command: Option<Command>) {
        let p = self.engines[e].command;
        self.model.set(p[0], u64::from(command.is_some()));
        if let Some(c) = command {
            let fields = [
                u64::from(c.op),
                u64::from(c.dtype),
                u64::from(c.fence),
                c.a,
                c.b,
                c.s,
                c.length,
                u64::from(c.tag),
            ];
            for (port, value) in p[2..].iter().zip(fields) {
                self.model.set(*port, value);
            }
        }
    }

    fn show_response(&mut self, ports: [PortId; 4], response: Option<Response>) {
        self.model.set(ports[0], u64::from(response.is_some()));
        if let Some(r) = response {
            self.model.set(ports[2], u64::from(r.error));
            self.model.set(ports[3], u64::from(r.tag));
        }
    }

    fn show(&mut self, inputs: &PortInputs) {
        for e in 0..self.engines.len() {
            if inputs.command[e] != self.shown.command[e] {
                self.show_command(e, inputs.command[e]);
            }
            self.model.set(self.engines[e].status[1], u64::from(inputs.status_ready[e]));
            let [valid, _, at] = self.engines[e].utility_request;
            self.model.set(valid, u64::from(inputs.utility_request[e].is_some()));
            if let Some(address) = inputs.utility_request[e] {
                self.model.set(at, address);
            }
            let take = self.engines[e].utility_response[1];
            self.model.set(take, u64::from(inputs.utility_ready[e]));
        }
        for l in 0..self.reads.len() {
            self.model.set(self.reads[l].request.0[1], u64::from(inputs.read_ready[l]));
            let response = inputs.read_response[l];
            if response != self.shown.read_response[l] {
                self.show_response(self.reads[l].response.0, response);
            }
        }
        for l in 0..self.writes.len() {
            self.model.set(self.writes[l].request.0[1], u64::from(inputs.write_ready[l]));
            if inputs.write_response[l] != self.shown.write_response[l] {
                self.show_response(self.writes[l].response.0, inputs.write_response[l]);
            }
        }
        self.shown.clone_from(inputs);
    }

    /// Puts the data of newly offered responses on the lanes.
    fn fetch(&mut self, inputs: &PortInputs) {
        for l in 0..self.reads.len() {
            let Some(response) = inputs.read_response[l] else { continue };
            let stands = self.before.as_ref().is_some_and(|(before, shown)| {
                before.read_response[l].is_some() && !shown.read_response_ready[l]
            });
            if stands {
                continue;
            }
            let data = self.reads[l].data;
            if let Some(at) = self.offset(response.address, "response") {
                let bytes = &self.window.bytes()[at..at + self.flit_bytes];
                self.model.bytes_set(data, 0, bytes);
            }
        }
    }

    fn store(&mut self, lane: usize, request: WriteRequest) {
        let mut data = vec![0; self.flit_bytes];
        self.model.bytes_get(self.writes[lane].data, 0, &mut data);
        if let Some(at) = self.offset(request.address, "write") {
            let target = &mut self.window.bytes_mut()[at..at + self.flit_bytes];
            for (i, byte) in data.into_iter().enumerate() {
                if request.strobe >> i & 1 == 1 {
                    target[i] = byte;
                }
            }
        }
    }

    fn look(&self, outputs: &mut PortOutputs) {
        let get = |p: PortId| self.model.get(p);
        let high = |p: PortId| get(p) == 1;
        outputs.command_ready = self.engines.iter().map(|e| high(e.command[1])).collect();
        let status = |e: &EnginePorts| {
            let [valid, _, tag, code] = e.status;
            high(valid).then(|| StatusOut { tag: get(tag) as u32, code: get(code) as u8 })
        };
        outputs.status = self.engines.iter().map(status).collect();
        outputs.utility_request_ready =
            self.engines.iter().map(|e| high(e.utility_request[1])).collect();
        let register = |e: &EnginePorts| {
            let [valid, _, data, error] = e.utility_response;
            high(valid).then(|| UtilityResponse { data: get(data), error: high(error) })
        };
        outputs.utility_response = self.engines.iter().map(register).collect();
        let read = |lane: &ReadPorts| {
            let [valid, _, address, tag] = lane.request.0;
            high(valid).then(|| ReadRequest { address: get(address), tag: get(tag) as u32 })
        };
        outputs.read_request = self.reads.iter().map(read).collect();
        outputs.read_response_ready = self.reads.iter().map(|l| high(l.response.0[1])).collect();
        let write = |lane: &WritePorts| {
            let [valid, _, address, tag] = lane.request.0;
            high(valid).then(|| WriteRequest {
                address: get(address),
                tag: get(tag) as u32,
                strobe: get(lane.strobe),
            })
        };
        outputs.write_request = self.writes.iter().map(write).collect();
        outputs.write_response_ready = self.writes.iter().map(|l| high(l.response.0[1])).collect();
    }

    /// An offer that was not taken stands unchanged.
    fn watch(&mut self, outputs: &PortOutputs) {
        let Some((inputs, before)) = &self.before else { return };
        let mut broken = Vec::new();
        for (e, was) in before.status.iter().enumerate() {
            if was.is_some() && !inputs.status_ready[e] && *was != outputs.status[e] {
                broken.push(format!("status {e}: {was:?} became {:?}", outputs.status[e]));
            }
        }
        for (e, was) in before.utility_response.iter().enumerate() {
            if was.is_some() && !inputs.utility_ready[e] && *was != outputs.utility_response[e] {
                let now = outputs.utility_response[e];
                broken.push(format!("register {e}: {was:?} became {now:?}"));
            }
        }
        for (l, was) in before.read_request.iter().enumerate() {
            if was.is_some() && !inputs.read_ready[l] && *was != outputs.read_request[l] {
                broken.push(format!("read {l}: {was:?} became {:?}", outputs.read_request[l]));
            }
        }
        for (l, was) in before.write_request.iter().enumerate() {
            if was.is_some() && !inputs.write_ready[l] && *was != outputs.write_request[l] {
                broken.push(format!("write {l}: {was:?} became {:?}", outputs.write_request[l]));
            }
        }
        for (l, held) in self.held_data.iter().enumerate() {
            let data = self.model.words(self.writes[l].data);
            if held.as_ref().is_some_and(|held| held != data) {
                broken.push(format!("data of write {l}"));
            }
        }
        if let Some(first) = broken.into_iter().next() {
            self.fail(format!("an offer changed before it was taken: {first}"));
        }
    }
}

impl Device for Rtl {
    fn counts(&self) -> PortCounts {
        PortCounts {
            engines: self.engines.len(),
            read_lanes: self.reads.len(),
            write_lanes: self.writes.len(),
        }
    }

    fn reset(&mut self) {
        let idle = PortInputs::idle(self.counts());
        self.show(&idle);
        self.model.set(self.reset, 1);
        self.model.cycles(1);
        self.model.set(self.reset, 0);
        self.before = None;
        self.held_data.fill(None);
        self.trouble = None;
    }

    fn cycle(&mut self, inputs: &PortInputs, outputs: &mut PortOutputs) {
        self.show(inputs);
        self.fetch(inputs);
        self.model.settle();
        self.look(outputs);
        self.watch(outputs);
        for l in 0..self.writes.len() {
            if let (Some(request), true) = (outputs.write_request[l], inputs.write_ready[l]) {
                self.store(l, request);
            }
            let waits = outputs.write_request[l].is_some() && !inputs.write_ready[l];
            let data = self.writes[l].data;
            self.held_data[l] = waits.then(|| self.model.words(data).to_vec());
        }
        self.model.rise();
        match &mut self.before {
            Some((i, o)) => {
                i.clone_from(inputs);
                o.clone_from(outputs);
            }
            none => *none = Some((inputs.clone(), outputs.clone())),
        }
    }
}
