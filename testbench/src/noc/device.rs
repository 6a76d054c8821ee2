//! What is under test, its ports, and what is on them in a cycle.

use mtia_hw::noc::Noc;
use mtia_hw::router::{Router, Shape};
use mtia_model::spec::Chip;
use mtia_model::spec::flit::{Header, Source};
use mtia_model::spec::floor::{ClientKind, Floor};
use mtia_model::spec::noc::{Channel, Router as Routing, Side};

/// What is under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dut {
    /// The router at a column and row, by itself.
    Router(u32, u32),
    /// The whole mesh.
    Noc,
}

/// A client's port, of one class: a stream each way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClientPort {
    /// The client.
    pub place: Source,
    /// The channel.
    pub channel: Channel,
    /// Lane of the client's link.
    pub link: u32,
    /// Lanes of the link.
    pub links: u32,
    /// The class.
    pub class: u32,
}

impl ClientPort {
    /// The lanes of the channel that go over it.
    pub fn lanes(&self, chip: &Chip) -> Vec<u32> {
        (self.link..self.channel.lanes(chip)).step_by(self.links as usize).collect()
    }
}

/// A link between routers, of one lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkPort {
    /// The side.
    pub side: Side,
    /// The channel.
    pub channel: Channel,
    /// The lane.
    pub lane: u32,
}

/// The ports of a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ports {
    /// The device.
    pub dut: Dut,
    /// Clients' ports.
    pub clients: Vec<ClientPort>,
    /// Links to neighbours; none of the mesh.
    pub links: Vec<LinkPort>,
    /// Routers in it, by number.
    pub routers: Vec<u32>,
}

impl Dut {
    /// The routers of a chip that stand for their kinds, one each: the device of case `n` of a
    /// co-simulation is the kind `n mod kinds`, at one of its places.
    pub fn kinds(chip: &Chip) -> Vec<Shape> {
        Shape::all(chip)
    }

    /// The places of a kind.
    pub fn places(chip: &Chip, shape: &Shape) -> Vec<(u32, u32)> {
        let floor = Floor::new(chip);
        let all = (0..floor.routers()).map(|router| floor.position(router));
        all.filter(|&(c, r)| Shape::at(chip, c, r) == *shape).collect()
    }

    /// Its ports.
    pub fn ports(self, chip: &Chip) -> Ports {
        let floor = Floor::new(chip);
        let routers: Vec<u32> = match self {
            Dut::Router(column, row) => vec![floor.router(column, row)],
            Dut::Noc => (0..floor.routers()).collect(),
        };
        let mut clients = Vec::new();
        for place in floor.clients() {
            if !routers.contains(&floor.router(place.column.into(), place.row.into())) {
                continue;
            }
            for channel in Channel::ALL {
                let links = channel.links(chip, ClientKind::of(place.slot));
                for link in 0..links {
                    for class in 0..channel.classes() {
                        clients.push(ClientPort { place, channel, link, links, class });
                    }
                }
            }
        }
        let mut links = Vec::new();
        if let Dut::Router(column, row) = self {
            let ports = Routing::new(&floor, column, row).ports;
            for side in Side::ALL.into_iter().filter(|&side| ports >> side as u32 & 1 == 1) {
                for channel in Channel::ALL {
                    links.extend((0..channel.lanes(chip)).map(|lane| LinkPort {
                        side,
                        channel,
                        lane,
                    }));
                }
            }
        }
        Ports { dut: self, clients, links, routers }
    }

    /// The name of a client's port in the hardware.
    pub fn client_name(self, port: &ClientPort) -> String {
        let (slot, column, row) =
            (port.place.slot.into(), port.place.column.into(), port.place.row.into());
        match self {
            Dut::Router(..) => Router::port_name(port.channel, slot, port.link),
            Dut::Noc => Noc::port_name(column, row, port.channel, slot, port.link),
        }
    }
}

/// A flit that a client offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Up {
    /// Where it goes.
    pub header: Header,
    /// The lane of the channel.
    pub lane: u32,
    /// Which flit it is; the payload is made from it.
    pub id: u64,
}

/// A flit on a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnLink {
    /// Its class.
    pub class: u32,
    /// Where it goes.
    pub header: Header,
    /// Which flit it is.
    pub id: u64,
}

/// What a device sees in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inputs {
    /// For each client's port, the flit offered.
    pub up: Vec<Option<Up>>,
    /// For each client's port, whether a flit would be taken.
    pub down_ready: Vec<bool>,
    /// For each link, the flit that comes in.
    pub link: Vec<Option<OnLink>>,
    /// For each link, the credits that come in, by class.
    pub credit: Vec<[bool; 2]>,
}

/// What a device shows in a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outputs {
    /// For each client's port, whether a flit would be taken.
    pub up_ready: Vec<bool>,
    /// For each client's port, the flit offered.
    pub down: Vec<Option<u64>>,
    /// For each link, the flit that goes out.
    pub link: Vec<Option<OnLink>>,
    /// For each link, the credits that go out, by class.
    pub credit: Vec<[bool; 2]>,
}

impl Inputs {
    /// Nothing offered, nothing taken.
    pub fn idle(ports: &Ports) -> Inputs {
        Inputs {
            up: vec![None; ports.clients.len()],
            down_ready: vec![false; ports.clients.len()],
            link: vec![None; ports.links.len()],
            credit: vec![[false; 2]; ports.links.len()],
        }
    }
}

/// What a payload that belongs to no flit counts as.
pub const CORRUPT: u64 = u64::MAX;

/// An odd number, so that multiplication by it can be undone.
const SCRAMBLE: u64 = 0x9e37_79b9_7f4a_7c15;
/// Its inverse modulo 2^64.
const UNSCRAMBLE: u64 = inverse(SCRAMBLE);

const fn inverse(odd: u64) -> u64 {
    // Newton's iteration doubles the number of right bits.
    let mut x = odd;
    let mut i = 0;
    while i < 6 {
        x = x.wrapping_mul(2u64.wrapping_sub(odd.wrapping_mul(x)));
        i += 1;
    }
    x
}

/// The payload of a flit, 64 bits to a word: the first word tells which it is, the others follow.
pub fn payload(id: u64, bits: u32) -> Vec<u64> {
    let mut words: Vec<u64> = (0..u64::from(bits.div_ceil(64)))
        .map(|k| (id ^ k << 40).wrapping_mul(SCRAMBLE).rotate_left(23 + k as u32))
        .collect();
    if let (Some(last), true) = (words.last_mut(), !bits.is_multiple_of(64)) {
        *last &= (1 << (bits % 64)) - 1;
    }
    words
}

/// Which flit a payload belongs to; [`CORRUPT`] if it is none's. Payloads have at least 64 bits.
pub fn flit_of(words: &[u64], bits: u32) -> u64 {
    let id = words[0].rotate_right(23).wrapping_mul(UNSCRAMBLE);
    if payload(id, bits) == words { id } else { CORRUPT }
}
