//! The verilated hardware as a device of the bench.

use mtia_hw::noc::Noc;
use mtia_hw::router::Router;
use mtia_model::spec::Chip;
use mtia_model::spec::flit::Header;
use mtia_model::spec::floor::{Floor, SLOTS};
use mtia_model::spec::noc::{COUNTERS, Channel, CounterId};
use verilator_sys::{Error, Library, Model, PortId};

use super::device::{CORRUPT, Dut, Inputs, OnLink, Outputs, Ports, Up, flit_of, payload};

struct ClientPorts {
    up_valid: PortId,
    up_ready: PortId,
    columns: PortId,
    rows: PortId,
    clients: PortId,
    lane: Option<PortId>,
    up_payload: PortId,
    down_valid: PortId,
    down_ready: PortId,
    down_payload: PortId,
    /// Lanes of the client's link: a lane of the channel counts in these.
    links: u32,
    payload_bits: u32,
}

struct LinkPorts {
    in_valid: PortId,
    in_class: Option<PortId>,
    in_flit: PortId,
    in_credit: PortId,
    out_valid: PortId,
    out_class: Option<PortId>,
    out_flit: PortId,
    out_credit: PortId,
    payload_bits: u32,
}

struct UtilityPorts {
    request: [PortId; 3],
    response: [PortId; 4],
}

/// The hardware under test.
pub struct Rtl {
    model: Model,
    reset: PortId,
    straps: Option<(PortId, PortId)>,
    enabled: Vec<PortId>,
    clients: Vec<ClientPorts>,
    links: Vec<LinkPorts>,
    utility: Vec<UtilityPorts>,
    columns: u32,
    rows: u32,
    shown: Inputs,
    /// What was offered and not taken in the last cycle.
    held: Vec<Option<u64>>,
    trouble: Option<String>,
}

/// `bits` of `value` from bit `at` on of words of 32 bits.
fn put(words: &mut [u32], at: u32, bits: u32, value: u64) {
    for i in 0..bits {
        let (word, bit) = (((at + i) / 32) as usize, (at + i) % 32);
        words[word] |= ((value >> i & 1) as u32) << bit;
    }
}

/// `bits` from bit `at` on.
fn cut(words: &[u32], at: u32, bits: u32) -> u64 {
    (0..bits).fold(0, |value, i| {
        let (word, bit) = (((at + i) / 32) as usize, (at + i) % 32);
        value | u64::from(words[word] >> bit & 1) << i
    })
}

impl Rtl {
    /// An instance of the verilated device with these ports.
    ///
    /// # Errors
    /// If the model lacks a port.
    pub fn new(
        library: &Library,
        chip: &Chip,
        ports: &Ports,
        arguments: &[&str],
    ) -> Result<Rtl, Error> {
        let model = library.instantiate_with(arguments)?;
        let floor = Floor::new(chip);
        let port = |name: String| model.port(&name);
        let mut clients = Vec::new();
        for client in &ports.clients {
            let (name, class) = (ports.dut.client_name(client), client.class);
            let up = |what: &str| port(format!("{name}_up_{class}_{what}"));
            let down = |what: &str| port(format!("{name}_down_{class}_{what}"));
            let several = client.lanes(chip).len() > 1;
            clients.push(ClientPorts {
                up_valid: up("valid")?,
                up_ready: up("ready")?,
                columns: up("columns")?,
                rows: up("rows")?,
                clients: up("clients")?,
                lane: if several { Some(up("lane")?) } else { None },
                up_payload: up("payload")?,
                down_valid: down("valid")?,
                down_ready: down("ready")?,
                down_payload: down("payload")?,
                links: client.links,
                payload_bits: client.channel.payload_bits(chip),
            });
        }
        let mut links = Vec::new();
        for link in &ports.links {
            let name = Router::link_name(link.side, link.channel, link.lane);
            let wire = |what: &str| port(format!("{name}_{what}"));
            let two = link.channel.classes() > 1;
            links.push(LinkPorts {
                in_valid: wire("in_valid")?,
                in_class: if two { Some(wire("in_class")?) } else { None },
                in_flit: wire("in_flit")?,
                in_credit: wire("in_credit")?,
                out_valid: wire("out_valid")?,
                out_class: if two { Some(wire("out_class")?) } else { None },
                out_flit: wire("out_flit")?,
                out_credit: wire("out_credit")?,
                payload_bits: link.channel.payload_bits(chip),
            });
        }
        let (mut utility, mut enabled) = (Vec::new(), Vec::new());
        for &router in &ports.routers {
            let (column, row) = floor.position(router);
            let prefix = match ports.dut {
                Dut::Router(..) => "utility".to_owned(),
                Dut::Noc => Noc::utility_name(column, row),
            };
            let request = |what: &str| port(format!("{prefix}_request_{what}"));
            let response = |what: &str| port(format!("{prefix}_response_{what}"));
            utility.push(UtilityPorts {
                request: [request("valid")?, request("ready")?, request("address")?],
                response: [
                    response("valid")?,
                    response("ready")?,
                    response("data")?,
                    response("error")?,
                ],
            });
            enabled.push(match ports.dut {
                Dut::Router(..) => port("enabled".to_owned())?,
                Dut::Noc => port(Noc::enabled_name(column, row))?,
            });
        }
        let straps = match ports.dut {
            Dut::Router(..) => Some((port("column".to_owned())?, port("row".to_owned())?)),
            Dut::Noc => None,
        };
        let reset = port("reset".to_owned())?;
        Ok(Rtl {
            reset,
            straps,
            enabled,
            held: vec![None; clients.len()],
            clients,
            links,
            utility,
            columns: floor.columns,
            rows: floor.all_rows(),
            shown: Inputs::idle(ports),
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

    /// Everything as after power-up, at a place, with these clients in use (of each router).
    pub fn reset(&mut self, ports: &Ports, enabled: &[u16]) {
        if let (Some((column, row)), Dut::Router(c, r)) = (self.straps, ports.dut) {
            self.model.set(column, c.into());
            self.model.set(row, r.into());
        }
        for (port, slots) in self.enabled.iter().zip(enabled) {
            self.model.set(*port, u64::from(slots & ((1 << SLOTS) - 1)));
        }
        let idle = Inputs::idle(ports);
        self.shown.up.fill(Some(Up { header: Header::default(), lane: 0, id: CORRUPT }));
        self.shown.link.fill(Some(OnLink { class: 0, header: Header::default(), id: CORRUPT }));
        self.show(&idle);
        self.model.set(self.reset, 1);
        self.model.cycles(1);
        self.model.set(self.reset, 0);
        self.held.fill(None);
        self.trouble = None;
    }

    fn set_words(model: &mut Model, port: PortId, words: &[u32]) {
        match words {
            [low] => model.set(port, (*low).into()),
            [low, high] => model.set(port, u64::from(*high) << 32 | u64::from(*low)),
            _ => model.words_mut(port).copy_from_slice(words),
        }
    }

    fn words(&self, port: PortId, bits: u32) -> Vec<u32> {
        match bits.div_ceil(32) {
            1 => vec![self.model.get(port) as u32],
            2 => vec![self.model.get(port) as u32, (self.model.get(port) >> 32) as u32],
            _ => self.model.words(port).to_vec(),
        }
    }

    fn show(&mut self, inputs: &Inputs) {
        for (i, port) in self.clients.iter().enumerate() {
            self.model.set(port.down_ready, inputs.down_ready[i].into());
            if inputs.up[i] == self.shown.up[i] {
                continue;
            }
            self.model.set(port.up_valid, inputs.up[i].is_some().into());
            let Some(Up { header, lane, id }) = inputs.up[i] else { continue };
            self.model.set(port.columns, header.columns.into());
            self.model.set(port.rows, header.rows.into());
            self.model.set(port.clients, header.clients.into());
            if let Some(wire) = port.lane {
                self.model.set(wire, u64::from(lane / port.links));
            }
            let mut words = vec![0; port.payload_bits.div_ceil(32) as usize];
            for (k, value) in (0..).zip(payload(id, port.payload_bits)) {
                put(&mut words, 64 * k, (port.payload_bits - 64 * k).min(64), value);
            }
            Rtl::set_words(&mut self.model, port.up_payload, &words);
        }
        let header_bits = self.columns + self.rows + SLOTS;
        for (i, port) in self.links.iter().enumerate() {
            let credit = inputs.credit[i];
            self.model.set(port.out_credit, u64::from(credit[0]) | u64::from(credit[1]) << 1);
            if inputs.link[i] == self.shown.link[i] {
                continue;
            }
            self.model.set(port.in_valid, inputs.link[i].is_some().into());
            let Some(OnLink { class, header, id }) = inputs.link[i] else { continue };
            if let Some(wire) = port.in_class {
                self.model.set(wire, class.into());
            }
            let bits = header_bits + port.payload_bits;
            let mut words = vec![0; bits.div_ceil(32) as usize];
            for (k, value) in (0..).zip(payload(id, port.payload_bits)) {
                put(&mut words, 64 * k, (port.payload_bits - 64 * k).min(64), value);
            }
            let low = port.payload_bits;
            put(&mut words, low, self.columns, header.columns.into());
            put(&mut words, low + self.columns, self.rows, header.rows.into());
            put(&mut words, low + self.columns + self.rows, SLOTS, header.clients.into());
            Rtl::set_words(&mut self.model, port.in_flit, &words);
        }
        self.shown.clone_from(inputs);
    }

    fn id_of(words: &[u32], bits: u32) -> u64 {
        let words: Vec<u64> =
            (0..bits.div_ceil(64)).map(|k| cut(words, 64 * k, (bits - 64 * k).min(64))).collect();
        flit_of(&words, bits)
    }

    fn look(&self, outputs: &mut Outputs) {
        outputs.up_ready.clear();
        outputs.down.clear();
        outputs.link.clear();
        outputs.credit.clear();
        for port in &self.clients {
            outputs.up_ready.push(self.model.get(port.up_ready) == 1);
            let flit = (self.model.get(port.down_valid) == 1).then(|| {
                Rtl::id_of(&self.words(port.down_payload, port.payload_bits), port.payload_bits)
            });
            outputs.down.push(flit);
        }
        let header_bits = self.columns + self.rows + SLOTS;
        for port in &self.links {
            let flit = (self.model.get(port.out_valid) == 1).then(|| {
                let words = self.words(port.out_flit, header_bits + port.payload_bits);
                let low = port.payload_bits;
                OnLink {
                    class: port.out_class.map_or(0, |wire| self.model.get(wire) as u32),
                    header: Header {
                        columns: cut(&words, low, self.columns) as u8,
                        rows: cut(&words, low + self.columns, self.rows) as u8,
                        clients: cut(&words, low + self.columns + self.rows, SLOTS) as u16,
                    },
                    id: Rtl::id_of(&words, port.payload_bits),
                }
            });
            outputs.link.push(flit);
            let credit = self.model.get(port.in_credit);
            outputs.credit.push([credit & 1 == 1, credit >> 1 & 1 == 1]);
        }
    }

    /// One cycle: shows the outputs for these inputs, then the clock edge.
    pub fn cycle(&mut self, inputs: &Inputs, outputs: &mut Outputs) {
        self.show(inputs);
        self.model.settle();
        self.look(outputs);
        for (i, held) in self.held.iter_mut().enumerate() {
            let now = outputs.down[i];
            if held.is_some() && *held != now {
                self.trouble.get_or_insert_with(|| {
                    format!("an offer changed before it was taken: {held:?} became {now:?}")
                });
            }
            *held = now.filter(|_| !inputs.down_ready[i]);
        }
        self.model.rise();
    }

    /// Counters of each router, channel by channel, through the utility ports.
    ///
    /// # Errors
    /// What is wrong with an answer.
    pub fn counters(&mut self) -> Result<Vec<Vec<[u64; COUNTERS.len()]>>, String> {
        let mut out = Vec::new();
        for router in 0..self.utility.len() {
            let mut of_router = Vec::new();
            for channel in Channel::ALL {
                let mut values = [0; COUNTERS.len()];
                for id in CounterId::ALL {
                    let offset = id.offset(channel).into();
                    match self.utility_read(router, offset) {
                        Some((value, false)) => values[id.index()] = value,
                        answer => return Err(format!("register {offset:#x} reads as {answer:?}")),
                    }
                }
                of_router.push(values);
            }
            if let Some((_, false)) | None = self.utility_read(router, 4) {
                return Err("an address between registers gives no error".to_owned());
            }
            out.push(of_router);
        }
        Ok(out)
    }

    /// One read on a utility port: data and error, or `None` without an answer that stands.
    fn utility_read(&mut self, router: usize, address: u64) -> Option<(u64, bool)> {
        let [valid, ready, at] = self.utility[router].request;
        let [got, take, data, error] = self.utility[router].response;
        self.model.set(take, 0);
        self.model.set(valid, 1);
        self.model.set(at, address);
        self.model.settle();
        if self.model.get(ready) != 1 {
            return None;
        }
        self.model.rise();
        self.model.set(valid, 0);
        let mut answers = [None; 2];
        for answer in &mut answers {
            self.model.settle();
            let offered = self.model.get(got) == 1;
            *answer = offered.then(|| (self.model.get(data), self.model.get(error) == 1));
            self.model.rise();
        }
        self.model.set(take, 1);
        self.model.cycles(1);
        self.model.set(take, 0);
        answers[0].filter(|_| answers[0] == answers[1])
    }
}
