//! Verilated message engines as a device of the bench.
//!
//! ```text
//!   GroupInputs --> ports of the model --> GroupOutputs
//! ```
//! Watches what a ready/valid stream owes its sink: an offer stands, unchanged, until taken.

use mtia_model::cycle::me::group::{
    GroupInputs, GroupOutputs, LaneInputs, LaneOutputs, MeDevice, Shape,
};
use mtia_model::cycle::me::port::{FlitRequest, FlitWrite, MeInputs, MeOutputs, UtilityResponse};
use mtia_model::cycle::port::{ReadRequest, WriteRequest};
use mtia_model::spec::me::WorkRequest;
use mtia_model::spec::nmc;
use mtia_model::spec::wqe::QueuePair;
use verilator_sys::{Error, Library, Model, PortId};

/// valid, ready, then the fields.
type Ports<const N: usize> = [PortId; N];

struct EnginePorts {
    utility_request: Ports<5>,
    utility_response: Ports<4>,
    mailbox_in: Ports<6>,
    mailbox_out: Ports<6>,
    doorbells: Vec<Ports<11>>,
    completion: Ports<8>,
    read_request: Ports<4>,
    read_response: Ports<4>,
    read_data: PortId,
    write_request: Ports<5>,
    write_data: PortId,
    write_response: Ports<4>,
    nmc_utility_request: Ports<3>,
    nmc_utility_response: Ports<4>,
}

struct LanePorts {
    read_request: Vec<Ports<4>>,
    read_response: Vec<Ports<4>>,
    read_data: Vec<PortId>,
    write_request: Vec<Ports<5>>,
    write_data: Vec<PortId>,
    write_response: Vec<Ports<4>>,
}

/// Message engines under test.
pub struct Rtl {
    model: Model,
    shape: Shape,
    reset: PortId,
    lane_bytes: usize,
    engines: Vec<EnginePorts>,
    lanes: Vec<LanePorts>,
    shown: Option<GroupInputs>,
    before: Option<(GroupInputs, GroupOutputs)>,
    trouble: Option<String>,
}

fn ports<const N: usize>(model: &Model, prefix: &str, names: [&str; N]) -> Result<Ports<N>, Error> {
    let port = |name: &str| model.port(&format!("{prefix}_{name}"));
    let mut out = [port(names[0])?; N];
    for (out, name) in out.iter_mut().zip(names) {
        *out = port(name)?;
    }
    Ok(out)
}

impl EnginePorts {
    fn new(model: &Model, prefix: &str, nics: usize) -> Result<EnginePorts, Error> {
        let of = |name: &str| format!("{prefix}_{name}");
        let words = ["valid", "ready", "word_0", "word_1", "word_2", "word_3"];
        let request = [
            "valid",
            "ready",
            "operation",
            "pair",
            "tag",
            "local",
            "remote",
            "length",
            "lkey",
            "rkey",
            "immediate",
        ];
        let doorbell = |n| ports(model, &of(&format!("doorbell_{n}")), request);
        let completion =
            ["valid", "ready", "receive", "status", "has_immediate", "tag", "bytes", "immediate"];
        Ok(EnginePorts {
            utility_request: ports(
                model,
                &of("utility_request"),
                ["valid", "ready", "address", "write", "data"],
            )?,
            utility_response: ports(
                model,
                &of("utility_response"),
                ["valid", "ready", "data", "error"],
            )?,
            mailbox_in: ports(model, &of("mailbox_in"), words)?,
            mailbox_out: ports(model, &of("mailbox_out"), words)?,
            doorbells: (0..nics).map(doorbell).collect::<Result<_, _>>()?,
            completion: ports(model, &of("completion"), completion)?,
            read_request: ports(
                model,
                &of("memory_read_request"),
                ["valid", "ready", "address", "tag"],
            )?,
            read_response: ports(
                model,
                &of("memory_read_response"),
                ["valid", "ready", "error", "tag"],
            )?,
            read_data: model.port(&of("memory_read_response_data"))?,
            write_request: ports(
                model,
                &of("memory_write_request"),
                ["valid", "ready", "address", "tag", "strobe"],
            )?,
            write_data: model.port(&of("memory_write_request_data"))?,
            write_response: ports(
                model,
                &of("memory_write_response"),
                ["valid", "ready", "error", "tag"],
            )?,
            nmc_utility_request: ports(
                model,
                &of("nmc_utility_request"),
                ["valid", "ready", "address"],
            )?,
            nmc_utility_response: ports(
                model,
                &of("nmc_utility_response"),
                ["valid", "ready", "data", "error"],
            )?,
        })
    }
}

impl LanePorts {
    fn new(model: &Model, pair: usize, shape: &Shape) -> Result<LanePorts, Error> {
        let of = |kind: &str, l: usize, way: &str| format!("pair_{pair}_{kind}_{l}_{way}");
        let answer = ["valid", "ready", "error", "tag"];
        let (reads, writes) = (0..shape.read_lanes, 0..shape.write_lanes);
        let read =
            |l| ports(model, &of("read", l, "request"), ["valid", "ready", "address", "tag"]);
        let write = |l| {
            let names = ["valid", "ready", "address", "tag", "strobe"];
            ports(model, &of("write", l, "request"), names)
        };
        Ok(LanePorts {
            read_request: reads.clone().map(read).collect::<Result<_, _>>()?,
            read_response: reads
                .clone()
                .map(|l| ports(model, &of("read", l, "response"), answer))
                .collect::<Result<_, _>>()?,
            read_data: reads
                .map(|l| model.port(&of("read", l, "response_data")))
                .collect::<Result<_, _>>()?,
            write_request: writes.clone().map(write).collect::<Result<_, _>>()?,
            write_data: writes
                .clone()
                .map(|l| model.port(&of("write", l, "request_data")))
                .collect::<Result<_, _>>()?,
            write_response: writes
                .map(|l| ports(model, &of("write", l, "response"), answer))
                .collect::<Result<_, _>>()?,
        })
    }
}

impl Rtl {
    /// An instance of verilated engines of that shape, with arguments for the simulation, such as
    /// plusargs.
    pub fn new(
        library: &Library,
        shape: Shape,
        lane_bytes: usize,
        arguments: &[&str],
    ) -> Result<Rtl, Error> {
        let model = library.instantiate_with(arguments)?;
        let mut engines = Vec::new();
        for (p, &n) in shape.pairs.iter().enumerate() {
            for e in 0..n {
                engines.push(EnginePorts::new(
                    &model,
                    &format!("pair_{p}_engine_{e}"),
                    shape.nics,
                )?);
            }
        }
        let lanes = (0..shape.pairs.len()).map(|p| LanePorts::new(&model, p, &shape));
        let lanes = lanes.collect::<Result<_, _>>()?;
        let reset = model.port("reset")?;
        let (shown, before, trouble) = (None, None, None);
        let mut rtl =
            Rtl { model, shape, reset, lane_bytes, engines, lanes, shown, before, trouble };
        rtl.reset();
        Ok(rtl)
    }

    /// The first thing that the hardware did and must not do.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// The verilated model, for tracing.
    pub fn model(&mut self) -> &mut Model {
        &mut self.model
    }

    fn set(&mut self, port: PortId, value: impl Into<u64>) {
        self.model.set(port, value.into());
    }

    fn show_engine(&mut self, e: usize, inputs: &MeInputs, before: Option<&MeInputs>) {
        let changed = |same: bool| before.is_none() || !same;
        let b = before;
        if changed(b.is_some_and(|b| b.utility_request == inputs.utility_request)) {
            let p = self.engines[e].utility_request;
            self.set(p[0], inputs.utility_request.is_some());
            if let Some(request) = inputs.utility_request {
                self.set(p[2], request.address);
                self.set(p[3], request.write.is_some());
                self.set(p[4], request.write.unwrap_or(0));
            }
        }
        if changed(b.is_some_and(|b| b.mailbox_in == inputs.mailbox_in)) {
            let p = self.engines[e].mailbox_in;
            self.set(p[0], inputs.mailbox_in.is_some());
            for (port, word) in p[2..].iter().zip(inputs.mailbox_in.into_iter().flatten()) {
                self.set(*port, word);
            }
        }
        self.set(self.engines[e].utility_response[1], inputs.utility_ready);
        self.set(self.engines[e].mailbox_out[1], inputs.mailbox_out_ready);
        for (n, &ready) in inputs.doorbell_ready.iter().enumerate() {
            self.set(self.engines[e].doorbells[n][1], ready);
        }
        if changed(b.is_some_and(|b| b.completion == inputs.completion)) {
            let p = self.engines[e].completion;
            self.set(p[0], inputs.completion.is_some());
            if let Some(c) = inputs.completion {
                self.set(p[2], c.receive);
                self.set(p[3], c.status);
                self.set(p[4], c.has_immediate);
                self.set(p[5], c.tag);
                self.set(p[6], c.bytes);
                self.set(p[7], c.immediate);
            }
        }
        self.set(self.engines[e].read_request[1], inputs.read_ready);
        self.set(self.engines[e].write_request[1], inputs.write_ready);
        if changed(b.is_some_and(|b| b.read_response == inputs.read_response)) {
            let p = self.engines[e].read_response;
            self.set(p[0], inputs.read_response.is_some());
            if let Some(r) = inputs.read_response {
                self.set(p[2], r.error);
                self.set(p[3], r.tag);
                let data = self.engines[e].read_data;
                self.model.bytes_set(data, 0, &r.data[..self.lane_bytes]);
            }
        }
        if changed(b.is_some_and(|b| b.write_response == inputs.write_response)) {
            let p = self.engines[e].write_response;
            self.set(p[0], inputs.write_response.is_some());
            if let Some(r) = inputs.write_response {
                self.set(p[2], r.error);
                self.set(p[3], r.tag);
            }
        }
    }

    fn show_lanes(&mut self, pair: usize, inputs: &LaneInputs, before: Option<&LaneInputs>) {
        for l in 0..self.shape.read_lanes {
            self.set(self.lanes[pair].read_request[l][1], inputs.read_ready[l]);
            let response = inputs.read_response[l];
            if before.is_some_and(|b| b.read_response[l] == response) {
                continue;
            }
            let p = self.lanes[pair].read_response[l];
            self.set(p[0], response.is_some());
            if let Some((r, data)) = response {
                self.set(p[2], r.error);
                self.set(p[3], r.tag);
                let port = self.lanes[pair].read_data[l];
                self.model.bytes_set(port, 0, &data[..self.lane_bytes]);
            }
        }
        for l in 0..self.shape.write_lanes {
            self.set(self.lanes[pair].write_request[l][1], inputs.write_ready[l]);
            let p = self.lanes[pair].write_response[l];
            self.set(p[0], inputs.write_response[l].is_some());
            if let Some(r) = inputs.write_response[l] {
                self.set(p[2], r.error);
                self.set(p[3], r.tag);
            }
        }
    }

    fn look_engine(&self, e: usize, out: &mut MeOutputs) {
        let get = |port: PortId| self.model.get(port);
        let high = |port: PortId| get(port) == 1;
        let p = &self.engines[e];
        out.utility_request_ready = high(p.utility_request[0]) && high(p.utility_request[1]);
        let [valid, _, data, error] = p.utility_response;
        out.utility_response =
            high(valid).then(|| UtilityResponse { data: get(data) as u32, error: high(error) });
        out.mailbox_in_ready = high(p.mailbox_in[1]);
        let words: [u32; 4] = std::array::from_fn(|i| get(p.mailbox_out[2 + i]) as u32);
        out.mailbox_out = high(p.mailbox_out[0]).then_some(words);
        let bell = |(n, p): (usize, &Ports<11>)| {
            let word = |i: usize| get(p[i]) as u32;
            high(p[0]).then(|| WorkRequest {
                operation: get(p[2]) as u8,
                queue_pair: QueuePair { nic: n as u8, pair: get(p[3]) as u16 },
                tag: get(p[4]) as u16,
                local: get(p[5]),
                remote: get(p[6]),
                length: word(7),
                lkey: word(8),
                rkey: word(9),
                immediate: word(10),
            })
        };
        out.doorbell = p.doorbells.iter().enumerate().find_map(bell);
        out.completion_ready = high(p.completion[1]);
        let [valid, _, address, tag] = p.read_request;
        out.read_request =
            high(valid).then(|| FlitRequest { address: get(address), tag: get(tag) as u32 });
        let [valid, _, address, tag, strobe] = p.write_request;
        out.write_request = high(valid).then(|| {
            let mut data = [0; 64];
            self.model.bytes_get(p.write_data, 0, &mut data[..self.lane_bytes]);
            let request =
                WriteRequest { address: get(address), tag: get(tag) as u32, strobe: get(strobe) };
            FlitWrite { request, data }
        });
    }

    fn look_lanes(&self, pair: usize, out: &mut LaneOutputs) {
        let get = |port: PortId| self.model.get(port);
        let high = |port: PortId| get(port) == 1;
        let p = &self.lanes[pair];
        let read = |&[valid, _, address, tag]: &Ports<4>| {
            high(valid).then(|| ReadRequest { address: get(address), tag: get(tag) as u32 })
        };
        out.read_request.clear();
        out.read_request.extend(p.read_request.iter().map(read));
        out.read_response_ready.clear();
        out.read_response_ready.extend(p.read_response.iter().map(|r| high(r[1])));
        let write = |&[valid, _, address, tag, strobe]: &Ports<5>| {
            high(valid).then(|| WriteRequest {
                address: get(address),
                tag: get(tag) as u32,
                strobe: get(strobe),
            })
        };
        out.write_request.clear();
        out.write_request.extend(p.write_request.iter().map(write));
        out.write_data.resize(self.shape.write_lanes, [0; 64]);
        for (l, &port) in p.write_data.iter().enumerate() {
            if out.write_request[l].is_some() {
                self.model.bytes_get(port, 0, &mut out.write_data[l][..self.lane_bytes]);
            }
        }
        out.write_response_ready.clear();
        out.write_response_ready.extend(p.write_response.iter().map(|r| high(r[1])));
    }

    /// More than one doorbell at a time would be more than the one FIFO can have at its head.
    fn doorbells_offering(&self, e: usize) -> usize {
        self.engines[e].doorbells.iter().filter(|p| self.model.get(p[0]) == 1).count()
    }

    /// An offer that was not taken stands unchanged.
    fn watch(&mut self, outputs: &GroupOutputs) {
        let mut broken = None;
        for e in 0..self.engines.len() {
            if self.doorbells_offering(e) > 1 {
                broken = Some(format!("engine {e} offers to several doorbells at once"));
            }
        }
        if let Some((inputs, before)) = &self.before {
            for (e, (was, now)) in before.engines.iter().zip(&outputs.engines).enumerate() {
                let seen = &inputs.engines[e];
                let rang = was.doorbell.is_some_and(|w| {
                    seen.doorbell_ready.get(usize::from(w.queue_pair.nic)) == Some(&true)
                });
                let checks = [
                    (
                        "utility response",
                        seen.utility_ready,
                        was.utility_response.is_some(),
                        was.utility_response == now.utility_response,
                    ),
                    (
                        "message",
                        seen.mailbox_out_ready,
                        was.mailbox_out.is_some(),
                        was.mailbox_out == now.mailbox_out,
                    ),
                    ("work request", rang, was.doorbell.is_some(), was.doorbell == now.doorbell),
                    (
                        "read request",
                        seen.read_ready,
                        was.read_request.is_some(),
                        was.read_request == now.read_request,
                    ),
                    (
                        "write request",
                        seen.write_ready,
                        was.write_request.is_some(),
                        was.write_request == now.write_request,
                    ),
                ];
                for (what, taken, offered, same) in checks {
                    if offered && !taken && !same {
                        broken = Some(format!("engine {e}: a {what} changed before it was taken"));
                    }
                }
            }
            for (p, (was, now)) in before.lanes.iter().zip(&outputs.lanes).enumerate() {
                let seen = &inputs.lanes[p];
                for l in 0..was.read_request.len() {
                    let stands = was.read_request[l] == now.read_request[l];
                    if was.read_request[l].is_some() && !seen.read_ready[l] && !stands {
                        broken = Some(format!("pair {p}: read {l} changed before it was taken"));
                    }
                }
                for l in 0..was.write_request.len() {
                    let stands = was.write_request[l] == now.write_request[l]
                        && was.write_data[l] == now.write_data[l];
                    if was.write_request[l].is_some() && !seen.write_ready[l] && !stands {
                        broken = Some(format!("pair {p}: write {l} changed before it was taken"));
                    }
                }
            }
        }
        if let Some(what) = broken {
            self.trouble.get_or_insert(what);
        }
    }

    fn read_nmc(&mut self, e: usize, address: u64) -> u64 {
        let [valid, ready, at] = self.engines[e].nmc_utility_request;
        let [got, take, data, _] = self.engines[e].nmc_utility_response;
        self.set(take, false);
        self.set(valid, true);
        self.model.set(at, address);
        self.model.settle();
        if self.model.get(ready) != 1 {
            self.trouble.get_or_insert_with(|| format!("NMC {e} does not take a read"));
        }
        self.model.rise();
        self.set(valid, false);
        self.model.settle();
        if self.model.get(got) != 1 {
            self.trouble.get_or_insert_with(|| format!("NMC {e} does not answer a read"));
        }
        let value = self.model.get(data);
        self.set(take, true);
        self.model.cycles(1);
        value
    }
}

impl MeDevice for Rtl {
    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn reset(&mut self) {
        let idle = GroupInputs::idle(&self.shape);
        self.show(&idle, true);
        self.set(self.reset, true);
        self.model.cycles(2);
        self.set(self.reset, false);
        self.before = None;
    }

    fn cycle(&mut self, inputs: &GroupInputs, outputs: &mut GroupOutputs) {
        self.show(inputs, false);
        self.model.settle();
        outputs.engines.resize_with(self.engines.len(), MeOutputs::default);
        outputs.lanes.resize_with(self.lanes.len(), LaneOutputs::default);
        outputs.executed.clear();
        for (e, out) in outputs.engines.iter_mut().enumerate() {
            self.look_engine(e, out);
        }
        for (p, out) in outputs.lanes.iter_mut().enumerate() {
            self.look_lanes(p, out);
        }
        self.watch(outputs);
        match &mut self.before {
            Some((seen, shown)) => {
                seen.clone_from(inputs);
                shown.clone_from(outputs);
            }
            none => *none = Some((inputs.clone(), outputs.clone())),
        }
        self.model.rise();
    }
}

impl Rtl {
    /// Reads the counters of each engine's NMC. Time goes on meanwhile, so the engines have to be
    /// done with their work, and the next run begins with a reset.
    pub fn nmc_counters(&mut self) -> Vec<[u64; nmc::COUNTERS.len()]> {
        let idle = GroupInputs::idle(&self.shape);
        self.show(&idle, true);
        self.before = None;
        (0..self.engines.len())
            .map(|e| {
                let mut values = [0; nmc::COUNTERS.len()];
                for id in nmc::CounterId::ALL {
                    values[id.index()] = self.read_nmc(e, id.offset().into());
                }
                values
            })
            .collect()
    }

    /// Puts the inputs on the ports; those that have changed, or all.
    fn show(&mut self, inputs: &GroupInputs, all: bool) {
        let before = self.shown.take().filter(|_| !all);
        for (e, engine) in inputs.engines.iter().enumerate() {
            self.show_engine(e, engine, before.as_ref().map(|b| &b.engines[e]));
        }
        for (p, lanes) in inputs.lanes.iter().enumerate() {
            self.show_lanes(p, lanes, before.as_ref().map(|b| &b.lanes[p]));
        }
        for e in 0..self.engines.len() {
            // The NMCs' own registers are read between runs.
            self.set(self.engines[e].nmc_utility_request[0], false);
            self.set(self.engines[e].nmc_utility_response[1], true);
        }
        let mut shown = before.unwrap_or_default();
        shown.clone_from(inputs);
        self.shown = Some(shown);
    }
}
