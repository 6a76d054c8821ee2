//! The verilated quad, with the ports of the cycle model.
//!
//! Watches what a ready/valid stream owes its sink: an offer stands, unchanged, until taken.

use mtia_model::cycle::llc::port::{
    BANK_CHANNELS, Bytes, LaneOutputs, MemoryRequest, QuadInputs, QuadOutputs, UtilityResponse,
};
use mtia_model::spec::Chip;
use mtia_model::spec::flit::{ControlFlit, ControlKind, DataFlit, DataKind, Reply, Source};
use mtia_model::spec::llc::Sizes;
use verilator_sys::{Error, Library, Model, PortId};

/// `valid`, `ready`, then the fields.
type Ports<const N: usize> = [PortId; N];

fn ports<const N: usize>(
    model: &Model,
    prefix: &str,
    fields: [&str; N],
) -> Result<Ports<N>, Error> {
    let mut out = [model.port("reset")?; N];
    for (port, field) in out.iter_mut().zip(fields) {
        *port = model.port(&format!("{prefix}_{field}"))?;
    }
    Ok(out)
}

struct Lane {
    write: Ports<10>,
    read: Ports<9>,
    memory_request: [Ports<7>; BANK_CHANNELS],
    memory_response: [Ports<5>; BANK_CHANNELS],
}

/// The hardware under test.
pub struct Rtl {
    model: Model,
    reset: PortId,
    request: Ports<9>,
    ack: Ports<5>,
    utility_request: Ports<5>,
    utility_response: Ports<4>,
    lanes: Vec<Lane>,
    outputs: QuadOutputs<Bytes>,
    before: Option<(QuadInputs<Bytes>, QuadOutputs<Bytes>)>,
    trouble: Option<String>,
}

impl Rtl {
    /// An instance of the verilated quad.
    ///
    /// # Errors
    /// If it has other ports.
    pub fn new(library: &Library, chip: &Chip, arguments: &[&str]) -> Result<Rtl, Error> {
        let model = library.instantiate_with(arguments)?;
        let mut lanes = Vec::new();
        for b in 0..Sizes::new(chip).quad_banks {
            let write = [
                "valid", "ready", "data", "strobe", "address", "tag", "source", "steering", "last",
                "poison",
            ];
            let read =
                ["valid", "ready", "data", "tag", "source", "line", "poison", "error", "reply"];
            let request = ["valid", "ready", "write", "address", "tag", "poison", "data"];
            let response = ["valid", "ready", "tag", "poison", "data"];
            let name = |s: &str| format!("bank_{b}_{s}");
            lanes.push(Lane {
                write: ports(&model, &name("write"), write)?,
                read: ports(&model, &name("read"), read)?,
                memory_request: [
                    ports(&model, &name("memory_0_request"), request)?,
                    ports(&model, &name("memory_1_request"), request)?,
                ],
                memory_response: [
                    ports(&model, &name("memory_0_response"), response)?,
                    ports(&model, &name("memory_1_response"), response)?,
                ],
            });
        }
        let request =
            ["valid", "ready", "address", "lines", "bank", "steering", "tag", "source", "reply"];
        Ok(Rtl {
            reset: model.port("reset")?,
            request: ports(&model, "request", request)?,
            ack: ports(&model, "ack", ["valid", "ready", "tag", "source", "error"])?,
            utility_request: ports(
                &model,
                "utility_request",
                ["valid", "ready", "write", "address", "data"],
            )?,
            utility_response: ports(
                &model,
                "utility_response",
                ["valid", "ready", "data", "error"],
            )?,
            lanes,
            outputs: QuadOutputs::default(),
            before: None,
            trouble: None,
            model,
        })
    }

    /// The verilated model, for tracing.
    pub fn model(&mut self) -> &mut Model {
        &mut self.model
    }

    /// The first thing that the hardware did and must not do.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Resets for a cycle.
    pub fn reset(&mut self) {
        self.show(&QuadInputs::idle(self.lanes.len()));
        self.model.set(self.reset, 1);
        self.model.cycles(1);
        self.model.set(self.reset, 0);
        self.before = None;
        self.trouble = None;
    }

    /// The outputs that belong to these inputs; then the clock edge.
    pub fn cycle(&mut self, inputs: &QuadInputs<Bytes>) -> &QuadOutputs<Bytes> {
        self.show(inputs);
        self.model.settle();
        self.outputs = self.look();
        self.watch();
        self.model.rise();
        self.before = Some((inputs.clone(), self.outputs.clone()));
        &self.outputs
    }

    fn set(&mut self, ports: &[PortId], values: &[u64]) {
        for (port, value) in ports.iter().zip(values) {
            self.model.set(*port, *value);
        }
    }

    fn show(&mut self, inputs: &QuadInputs<Bytes>) {
        let p = self.request;
        self.model.set(p[0], u64::from(inputs.request.is_some()));
        if let Some(f) = inputs.request {
            let values = [
                u64::from(f.address),
                u64::from(f.lines - 1),
                u64::from(f.bank),
                u64::from(f.steering),
                u64::from(f.tag),
                u64::from(f.source.pack()),
                f.reply as u64,
            ];
            self.set(&p[2..], &values);
        }
        self.model.set(self.ack[1], u64::from(inputs.ack_ready));
        let p = self.utility_request;
        self.model.set(p[0], u64::from(inputs.utility_request.is_some()));
        if let Some(r) = inputs.utility_request {
            self.set(&p[2..], &[u64::from(r.write), u64::from(r.address), r.data]);
        }
        self.model.set(self.utility_response[1], u64::from(inputs.utility_ready));
        for (l, lane) in inputs.lanes.iter().enumerate() {
            let p = self.lanes[l].write;
            self.model.set(p[0], u64::from(lane.write.is_some()));
            if let Some(f) = &lane.write {
                self.model.bytes_set(p[2], 0, &f.data);
                let values = [
                    f.strobe,
                    u64::from(f.address),
                    u64::from(f.tag),
                    u64::from(f.source.pack()),
                    u64::from(f.steering),
                    u64::from(f.last),
                    u64::from(f.poison),
                ];
                self.set(&p[3..], &values);
            }
            self.model.set(self.lanes[l].read[1], u64::from(lane.read_ready));
            for k in 0..BANK_CHANNELS {
                let ready = self.lanes[l].memory_request[k][1];
                self.model.set(ready, u64::from(lane.memory_ready[k]));
                let p = self.lanes[l].memory_response[k];
                self.model.set(p[0], u64::from(lane.memory_response[k].is_some()));
                if let Some(r) = &lane.memory_response[k] {
                    self.set(&p[2..4], &[u64::from(r.tag), u64::from(r.poison)]);
                    self.model.bytes_set(p[4], 0, &r.data);
                }
            }
        }
    }

    fn look(&self) -> QuadOutputs<Bytes> {
        let get = |p: PortId| self.model.get(p);
        let high = |p: PortId| get(p) == 1;
        let bytes = |p: PortId| {
            let mut data = [0; 64];
            self.model.bytes_get(p, 0, &mut data);
            data
        };
        let source = |p: PortId| Source::unpack(get(p) as u32);
        let [valid, _, tag, from, error] = self.ack;
        let ack = high(valid).then(|| ControlFlit {
            kind: if high(error) { ControlKind::AckError } else { ControlKind::Ack },
            tag: get(tag) as u16,
            source: source(from),
            lines: 1,
            ..ControlFlit::default()
        });
        let [valid, _, data, error] = self.utility_response;
        let utility_response =
            high(valid).then(|| UtilityResponse { data: get(data), error: high(error) });
        let lane = |lane: &Lane| {
            let [valid, _, data, tag, from, line, poison, error, reply] = lane.read;
            let read = high(valid).then(|| {
                DataFlit {
                    tag: get(tag) as u16,
                    source: source(from),
                    line: get(line) as u8,
                    poison: high(poison),
                    error: high(error),
                    kind: DataKind::ReadResponse,
                    reply: Reply::from_code(get(reply)),
                    ..DataFlit::default()
                }
                .with(bytes(data))
            });
            let request = |p: &Ports<7>| {
                let [valid, _, write, address, tag, poison, data] = *p;
                high(valid).then(|| MemoryRequest {
                    write: high(write),
                    address: get(address) as u32,
                    tag: get(tag) as u32,
                    poison: high(poison),
                    data: bytes(data),
                })
            };
            LaneOutputs {
                write_ready: high(lane.write[1]),
                read,
                memory_request: std::array::from_fn(|k| request(&lane.memory_request[k])),
                memory_response_ready: std::array::from_fn(|k| high(lane.memory_response[k][1])),
            }
        };
        QuadOutputs {
            request_ready: high(self.request[1]),
            ack,
            utility_request_ready: high(self.utility_request[1]),
            utility_response,
            lanes: self.lanes.iter().map(lane).collect(),
        }
    }

    /// An offer that was not taken stands unchanged.
    fn watch(&mut self) {
        let Some((inputs, before)) = &self.before else { return };
        let now = &self.outputs;
        let mut broken = Vec::new();
        if !inputs.ack_ready && before.ack.is_some() && before.ack != now.ack {
            broken.push("ack".to_owned());
        }
        let was = before.utility_response;
        if !inputs.utility_ready && was.is_some() && was != now.utility_response {
            broken.push("utility_response".to_owned());
        }
        for (b, (was, is)) in before.lanes.iter().zip(&now.lanes).enumerate() {
            let lane = &inputs.lanes[b];
            if !lane.read_ready && was.read.is_some() && was.read != is.read {
                broken.push(format!("bank_{b}_read"));
            }
            for k in 0..BANK_CHANNELS {
                let request = &was.memory_request[k];
                let stands = *request == is.memory_request[k];
                if !lane.memory_ready[k] && request.is_some() && !stands {
                    broken.push(format!("bank_{b}_memory_{k}_request"));
                }
            }
        }
        if let Some(first) = broken.into_iter().next() {
            self.trouble.get_or_insert(format!("an offer of {first} changed before it was taken"));
        }
    }
}
