//! The verilated interface: [`Drive`] to its ports, its ports to [`Show`].

use mtia_model::cycle::fi::{ControlUp, DataUp, StatusOut, StoreWrite, UtilityResponse};
use mtia_model::func::fi::LineBytes;
use mtia_model::spec::Chip;
use mtia_model::spec::fi::{COUNTERS, CounterId, Place};
use mtia_model::spec::flit::{ControlFlit, DataFlit, Header};
use mtia_model::spec::noc::lanes_of_link;
use verilator_sys::{Error, Library, Model, PortId};

use super::port::{Drive, Show};

/// valid, ready, columns, rows, clients, payload; which of the port's lanes if it has several.
struct UpPorts {
    ports: [PortId; 6],
    lane: Option<PortId>,
}

/// valid, ready, payload of `data_down`; valid, ready, address, strobe, data of `store_write`.
struct LinkPorts {
    up: UpPorts,
    down: [PortId; 3],
    store: [PortId; 5],
}

/// The hardware under test.
pub struct Rtl {
    model: Model,
    reset: PortId,
    straps: [PortId; 4],
    command: [PortId; 10],
    status: [PortId; 4],
    control_up: UpPorts,
    control_down: [PortId; 3],
    links: Vec<LinkPorts>,
    store_read: [PortId; 3],
    store_read_data: [PortId; 3],
    utility_request: [PortId; 5],
    utility_response: [PortId; 4],
    armed: PortId,
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

fn up(model: &Model, prefix: &str, lanes: u32) -> Result<UpPorts, Error> {
    let names = ["valid", "ready", "columns", "rows", "clients", "payload"];
    let lane = (lanes > 1).then(|| model.port(&format!("{prefix}_lane"))).transpose()?;
    Ok(UpPorts { ports: ports(model, prefix, names)?, lane })
}

/// 64-bit words of a wide port.
fn quads(words: &[u32]) -> Vec<u64> {
    let quad = |c: &[u32]| u64::from(c[0]) | u64::from(c.get(1).copied().unwrap_or(0)) << 32;
    words.chunks(2).map(quad).collect()
}

impl Rtl {
    /// An instance of the verilated interface.
    pub fn new(library: &Library, chip: &Chip) -> Result<Rtl, Error> {
        Rtl::with_arguments(library, chip, &[])
    }

    /// The same with arguments for the simulation, such as plusargs.
    pub fn with_arguments(
        library: &Library,
        chip: &Chip,
        arguments: &[&str],
    ) -> Result<Rtl, Error> {
        let model = library.instantiate_with(arguments)?;
        let noc = &chip.noc;
        let count = noc.pe_lanes.value;
        let mut links = Vec::new();
        for j in 0..count {
            let lanes = lanes_of_link(noc.data_lanes.value, count, j);
            links.push(LinkPorts {
                up: up(&model, &format!("data_up_{j}"), lanes)?,
                down: ports(&model, &format!("data_down_{j}"), ["valid", "ready", "payload"])?,
                store: ports(
                    &model,
                    &format!("store_write_{j}"),
                    ["valid", "ready", "address", "strobe", "data"],
                )?,
            });
        }
        let names = [
            "valid", "ready", "kind", "address", "local", "length", "steering", "reply", "channel",
            "tag",
        ];
        Ok(Rtl {
            reset: model.port("reset")?,
            straps: [
                model.port("column")?,
                model.port("row")?,
                model.port("slot")?,
                model.port("logical_row")?,
            ],
            command: ports(&model, "command", names)?,
            status: ports(&model, "status", ["valid", "ready", "tag", "code"])?,
            control_up: up(&model, "control_up", noc.control_lanes.value)?,
            control_down: ports(&model, "control_down", ["valid", "ready", "payload"])?,
            links,
            store_read: ports(&model, "store_read", ["valid", "ready", "address"])?,
            store_read_data: ports(&model, "store_read_data", ["valid", "ready", "data"])?,
            utility_request: ports(
                &model,
                "utility_request",
                ["valid", "ready", "address", "write", "data"],
            )?,
            utility_response: ports(
                &model,
                "utility_response",
                ["valid", "ready", "data", "error"],
            )?,
            armed: model.port("armed")?,
            model,
        })
    }

    /// The verilated model, for tracing.
    pub fn model(&mut self) -> &mut Model {
        &mut self.model
    }

    /// Everything as after power-up, at a place.
    pub fn reset(&mut self, place: Place) {
        self.show(&Drive::idle(self.links.len() as u32));
        let source = place.source;
        let straps = [source.column, source.row, source.slot, place.logical_row];
        for (port, value) in self.straps.into_iter().zip(straps) {
            self.model.set(port, value.into());
        }
        self.model.set(self.reset, 1);
        self.model.cycles(2);
        self.model.set(self.reset, 0);
    }

    /// Puts the inputs of a cycle on the ports, and returns what the ports show.
    pub fn look(&mut self, drive: &Drive) -> Show {
        self.show(drive);
        self.model.settle();
        self.see()
    }

    /// The clock edge.
    pub fn rise(&mut self) {
        self.model.rise();
    }

    fn show(&mut self, drive: &Drive) {
        let model = &mut self.model;
        let [valid, _, kind, fields @ ..] = self.command;
        model.set(valid, drive.command.is_some().into());
        model.set(kind, drive.kind().code().into());
        if let Some(c) = drive.command {
            let values = [
                c.address,
                c.local.into(),
                c.length.into(),
                c.steering.into(),
                c.reply as u64,
                c.channel.into(),
                c.tag.into(),
            ];
            for (port, value) in fields.into_iter().zip(values) {
                model.set(port, value);
            }
        }
        model.set(self.status[1], drive.status_ready.into());
        model.set(self.control_up.ports[1], drive.control_up_ready.into());
        model.set(self.control_down[0], drive.control_down.is_some().into());
        if let Some(flit) = drive.control_down {
            model.set(self.control_down[2], flit.pack());
        }
        for (j, link) in self.links.iter().enumerate() {
            let ready = |mask: u32| u64::from(mask >> j & 1);
            model.set(link.up.ports[1], ready(drive.data_up_ready));
            model.set(link.store[1], ready(drive.store_write_ready));
            model.set(link.down[0], drive.data_down[j].is_some().into());
            if let Some(flit) = &drive.data_down[j] {
                let words: Vec<u32> =
                    flit.pack().into_iter().flat_map(|q| [q as u32, (q >> 32) as u32]).collect();
                let room = model.words(link.down[2]).len();
                model.write_words(link.down[2], &words[..room.min(words.len())]);
            }
        }
        model.set(self.store_read[1], drive.store_read_ready.into());
        model.set(self.store_read_data[0], drive.store_read_data.is_some().into());
        if let Some(data) = &drive.store_read_data {
            model.bytes_set(self.store_read_data[2], 0, data);
        }
        let [valid, _, address, write, data] = self.utility_request;
        model.set(valid, drive.utility_request.is_some().into());
        if let Some(request) = drive.utility_request {
            model.set(address, request.address);
            model.set(write, request.write.into());
            model.set(data, request.data);
        }
        model.set(self.utility_response[1], drive.utility_ready.into());
    }

    fn see(&self) -> Show {
        let get = |p: PortId| self.model.get(p);
        let high = |p: PortId| get(p) == 1;
        let header = |up: &UpPorts| Header {
            columns: get(up.ports[2]) as u8,
            rows: get(up.ports[3]) as u8,
            clients: get(up.ports[4]) as u16,
        };
        let lane_of = |up: &UpPorts| up.lane.map_or(0, get) as u8;
        let count = self.links.len() as u8;
        let bytes = |p: PortId| {
            let mut bytes: LineBytes = [0; 64];
            self.model.bytes_get(p, 0, &mut bytes);
            bytes
        };
        let [valid, _, tag, code] = self.status;
        let status = high(valid).then(|| StatusOut { tag: get(tag) as u16, code: get(code) as u8 });
        let up = &self.control_up;
        let control_up = high(up.ports[0]).then(|| ControlUp {
            lane: lane_of(up),
            header: header(up),
            flit: ControlFlit::unpack(get(up.ports[5])),
        });
        let data_up = |(j, link): (usize, &LinkPorts)| {
            let up = &link.up;
            high(up.ports[0]).then(|| DataUp {
                lane: lane_of(up) * count + j as u8,
                header: header(up),
                flit: DataFlit::<LineBytes>::unpack(&quads(self.model.words(up.ports[5]))),
            })
        };
        let store_write = |link: &LinkPorts| {
            let [valid, _, address, strobe, data] = link.store;
            high(valid).then(|| StoreWrite {
                address: get(address) as u32,
                strobe: get(strobe),
                data: bytes(data),
            })
        };
        let [answered, _, data, error] = self.utility_response;
        Show {
            command_ready: high(self.command[1]),
            status,
            control_up,
            control_down_ready: high(self.control_down[1]),
            data_up: self.links.iter().enumerate().map(data_up).collect(),
            data_down_ready: self.links.iter().map(|l| high(l.down[1])).collect(),
            store_write: self.links.iter().map(store_write).collect(),
            store_read: high(self.store_read[0]).then(|| get(self.store_read[2]) as u32),
            store_read_data_ready: high(self.store_read_data[1]),
            utility_request_ready: high(self.utility_request[1]),
            utility_response: high(answered)
                .then(|| UtilityResponse { data: get(data), error: high(error) }),
            armed: get(self.armed) as u8,
        }
    }

    /// Reads the counters through the utility port, one at a time, while all else is idle. `None`
    /// where one is not answered.
    pub fn counters(&mut self) -> Option<[u64; COUNTERS.len()]> {
        let mut values = [0; COUNTERS.len()];
        for id in CounterId::ALL {
            match self.utility_read(id.offset().into())? {
                (value, false) => values[id.index()] = value,
                (_, true) => return None,
            }
        }
        Some(values)
    }

    /// One read on the utility port: data and error, or `None` without an answer.
    pub fn utility_read(&mut self, address: u64) -> Option<(u64, bool)> {
        let mut drive = Drive::idle(self.links.len() as u32);
        // An answer left over from a run is taken first.
        drive.utility_ready = true;
        self.look(&drive);
        self.rise();
        drive.utility_request =
            Some(mtia_model::cycle::fi::UtilityRequest { address, write: false, data: 0 });
        let taken = self.look(&drive).utility_request_ready;
        self.rise();
        drive.utility_request = None;
        let answer = self.look(&drive).utility_response;
        self.rise();
        answer.filter(|_| taken).map(|a| (a.data, a.error))
    }
}
