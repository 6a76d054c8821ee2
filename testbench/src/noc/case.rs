//! Random cases: what clients and neighbours send, and how readily they take.
//!
//! Flits go to random products of routers and clients: one, several, all, none. What is offered
//! stands until it is taken. Neighbours keep to their credits.

use mtia_model::spec::Chip;
use mtia_model::spec::flit::Header;
use mtia_model::spec::floor::{Floor, SLOTS};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::device::{Dut, Inputs, OnLink, Outputs, Ports, Up};
use super::scoreboard::Place;

/// One run, all from one seed.
#[derive(Clone, Debug)]
pub struct Case {
    /// What it was made from.
    pub seed: u64,
    /// The device.
    pub dut: Dut,
    /// Clients in use of each router of the chip, as masks of slots.
    pub enabled: Vec<u16>,
    /// First run this many cycles, reset, and then run.
    pub reset_after: Option<u64>,
    /// Flits that each stream into the device sends.
    pub flits: u32,
    /// Chance that an idle stream offers a flit in a cycle, by class.
    pub offer: [f64; 2],
    /// Chance that a client takes a flit in a cycle, by class.
    pub take: [f64; 2],
    /// Chance that a neighbour returns a credit in a cycle.
    pub credit: f64,
    /// Share of flits that go to several places.
    pub broadcast: f64,
    /// Share of the others that go to one place, the same for all.
    pub hotspot: f64,
    /// Clients take no flit of class 0, of channels with two, before all of class 1 have arrived.
    pub hold_requests: bool,
}

impl Case {
    /// The case of `seed`, for the whole mesh, or for the router kind that the seed names.
    pub fn random(chip: &Chip, mesh: bool, seed: u64) -> Case {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let floor = Floor::new(chip);
        let dut = if mesh {
            Dut::Noc
        } else {
            let kinds = Dut::kinds(chip);
            let places = Dut::places(chip, &kinds[(seed % kinds.len() as u64) as usize]);
            let (column, row) = places[rng.random_range(0..places.len())];
            Dut::Router(column, row)
        };
        let out_of_use = if rng.random_bool(0.25) { 0.1 } else { 0. };
        let enabled = (0..floor.routers())
            .map(|router| {
                let (column, row) = floor.position(router);
                let slots = floor.slots(column, row);
                (0..SLOTS).filter(|_| !rng.random_bool(out_of_use)).fold(0, |m, s| m | 1 << s)
                    & slots
            })
            .collect();
        let mut chance = || [1.0, 1.0, 0.5, 0.2, 0.05][rng.random_range(0..5)];
        let (offer, take) = ([chance(), chance()], [chance(), chance()]);
        let credit = chance();
        Case {
            seed,
            dut,
            enabled,
            reset_after: rng.random_bool(0.1).then(|| rng.random_range(1..300)),
            flits: rng.random_range(4..40),
            offer,
            take,
            credit,
            broadcast: [0., 0.05, 0.3, 1.][rng.random_range(0..4)],
            hotspot: [0., 0., 0.5, 1.][rng.random_range(0..4)],
            hold_requests: rng.random_bool(0.2),
        }
    }
}

/// A stream into the device: what it still sends.
#[derive(Clone, Debug, Default)]
struct Source {
    left: u32,
    /// Responses and requests of one stream share nothing, so one flit is enough.
    offered: Option<Up>,
}

/// Clients and neighbours of a device.
pub struct Traffic<'a> {
    case: &'a Case,
    chip: &'a Chip,
    floor: Floor,
    ports: &'a Ports,
    rng: ChaCha8Rng,
    clients: Vec<Source>,
    /// Flits that each link still brings, by class.
    links: Vec<[u32; 2]>,
    /// Room behind each link into the device, by class.
    room: Vec<[u32; 2]>,
    /// Flits that each link has brought out and no credit has gone back for, by class.
    owed: Vec<[u32; 2]>,
    hot: Header,
    next_id: u64,
    inputs: Inputs,
}

/// A flit that has come into the device.
#[derive(Clone, Copy, Debug)]
pub struct Sent {
    /// Which one.
    pub id: u64,
    /// Where.
    pub from: Place,
    /// Its channel, by index.
    pub channel: usize,
    /// Its lane.
    pub lane: u32,
    /// Its class.
    pub class: u32,
    /// Where it goes.
    pub header: Header,
}

impl<'a> Traffic<'a> {
    /// The surroundings of a case.
    pub fn new(case: &'a Case, chip: &'a Chip, ports: &'a Ports) -> Traffic<'a> {
        let mut rng = ChaCha8Rng::seed_from_u64(case.seed ^ 0x7261_6666_6963);
        let floor = Floor::new(chip);
        let places = floor.clients();
        let hot = Header::to(places[rng.random_range(0..places.len())]);
        let depth = chip.noc.buffer_flits.value;
        let of_link = |link: &super::device::LinkPort| {
            [case.flits, if link.channel.classes() > 1 { case.flits } else { 0 }]
        };
        let source = Source { left: case.flits, offered: None };
        Traffic {
            chip,
            ports,
            clients: vec![source; ports.clients.len()],
            links: ports.links.iter().map(of_link).collect(),
            room: vec![[depth; 2]; ports.links.len()],
            owed: vec![[0; 2]; ports.links.len()],
            hot,
            next_id: 1,
            inputs: Inputs::idle(ports),
            case,
            floor,
            rng,
        }
    }

    /// A random destination.
    fn header(&mut self) -> Header {
        let rng = &mut self.rng;
        let columns = self.floor.columns;
        let rows = self.floor.all_rows();
        if rng.random_bool(self.case.broadcast) {
            let mut mask = |n: u32| match rng.random_range(0..4) {
                0 => 1 << rng.random_range(0..n),
                1 => (1u32 << n) - 1,
                // Every now and then nothing.
                _ => rng.random_range(0..1u32 << n),
            };
            let (columns, rows, clients) =
                (mask(columns) as u8, mask(rows) as u8, mask(SLOTS) as u16);
            return Header { columns, rows, clients };
        }
        if rng.random_bool(self.case.hotspot) {
            return self.hot;
        }
        Header {
            columns: 1 << rng.random_range(0..columns),
            rows: 1 << rng.random_range(0..rows),
            clients: 1 << rng.random_range(0..SLOTS),
        }
    }

    /// What the device sees in this cycle. `responses` is the number of flits of class 1 that are
    /// under way.
    pub fn inputs(&mut self, responses: usize) -> &Inputs {
        let held = self.case.hold_requests
            && (responses > 0
                || self.clients.iter().zip(&self.ports.clients).any(|(source, port)| {
                    port.class == 1 && (source.left > 0 || source.offered.is_some())
                })
                || self.links.iter().any(|left| left[1] > 0));
        for i in 0..self.clients.len() {
            let port = &self.ports.clients[i];
            let class = port.class as usize;
            if self.clients[i].offered.is_none()
                && self.clients[i].left > 0
                && self.rng.random_bool(self.case.offer[class])
            {
                let lanes = port.lanes(self.chip);
                let lane = lanes[self.rng.random_range(0..lanes.len())];
                let header = self.header();
                self.clients[i].left -= 1;
                // The number is the flit's once it is taken: the order of a stream.
                self.clients[i].offered = Some(Up { header, lane, id: self.next_id });
                self.next_id += 1;
            }
            self.inputs.up[i] = self.clients[i].offered;
            let closed = held && class == 0 && port.channel.classes() > 1;
            self.inputs.down_ready[i] = !closed && self.rng.random_bool(self.case.take[class]);
        }
        for i in 0..self.links.len() {
            self.inputs.link[i] = None;
            let first = self.rng.random_range(0..2);
            for class in [first, 1 - first] {
                if self.links[i][class] > 0
                    && self.room[i][class] > 0
                    && self.rng.random_bool(self.case.offer[class])
                {
                    let header = self.header();
                    let (class_bits, id) = (class as u32, self.next_id);
                    self.next_id += 1;
                    self.links[i][class] -= 1;
                    self.room[i][class] -= 1;
                    self.inputs.link[i] = Some(OnLink { class: class_bits, header, id });
                    break;
                }
            }
            for class in 0..2 {
                let gives = self.owed[i][class] > 0 && self.rng.random_bool(self.case.credit);
                self.owed[i][class] -= u32::from(gives);
                self.inputs.credit[i][class] = gives;
            }
        }
        &self.inputs
    }

    /// What has come in with these outputs.
    pub fn sent(&self, outputs: &Outputs) -> Vec<Sent> {
        let mut out = Vec::new();
        for (i, port) in self.ports.clients.iter().enumerate() {
            if let (Some(Up { header, lane, id }), true) = (self.inputs.up[i], outputs.up_ready[i])
            {
                let (channel, class) = (port.channel.index(), port.class);
                out.push(Sent { id, from: Place::Client(i), channel, lane, class, header });
            }
        }
        for (i, link) in self.ports.links.iter().enumerate() {
            if let Some(OnLink { class, header, id }) = self.inputs.link[i] {
                let (channel, lane) = (link.channel.index(), link.lane);
                out.push(Sent { id, from: Place::Link(i), channel, lane, class, header });
            }
        }
        out
    }

    /// The clock edge, with these outputs.
    ///
    /// # Errors
    /// What a link did that it must not.
    pub fn advance(&mut self, outputs: &Outputs) -> Result<(), String> {
        for (i, source) in self.clients.iter_mut().enumerate() {
            if outputs.up_ready[i] {
                source.offered = None;
            }
        }
        let depth = self.chip.noc.buffer_flits.value;
        for (i, link) in self.ports.links.iter().enumerate() {
            let name = || format!("{}_{}_{}", link.side.name(), link.channel, link.lane);
            for class in 0..2 {
                if outputs.credit[i][class] {
                    self.room[i][class] += 1;
                    if self.room[i][class] > depth {
                        return Err(format!(
                            "{} gives back a credit that it does not have",
                            name()
                        ));
                    }
                }
            }
            if let Some(flit) = outputs.link[i] {
                let owed = &mut self.owed[i][flit.class as usize];
                *owed += 1;
                if *owed > depth {
                    return Err(format!("{} sends without a credit", name()));
                }
            }
        }
        Ok(())
    }

    /// Whether everything has been sent, and every credit is back.
    pub fn finished(&self) -> bool {
        self.clients.iter().all(|source| source.left == 0 && source.offered.is_none())
            && self.links.iter().all(|left| *left == [0, 0])
            && self.owed.iter().all(|owed| *owed == [0, 0])
    }

    /// Whether the device has returned every credit.
    pub fn credits_back(&self) -> bool {
        let depth = self.chip.noc.buffer_flits.value;
        self.room.iter().all(|room| *room == [depth; 2])
    }
}
