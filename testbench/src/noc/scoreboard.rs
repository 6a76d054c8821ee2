//! What must come out of the network, and where: from each flit's destinations, one by one.
//!
//! Neither the model's masks nor its routing function are used: a destination's next link is found
//! from two pairs of coordinates. Of the mesh only the ends count: each client that a flit names
//! gets it once. Of a router by itself, each link gets one copy that names all that lies that way.
//! Flits between the same two ports, of one lane and class, stay in order.

use std::collections::{BTreeMap, HashMap};

use mtia_model::spec::Chip;
use mtia_model::spec::flit::{Header, Source};
use mtia_model::spec::floor::Floor;
use mtia_model::spec::noc::Side;

use super::device::{CORRUPT, Dut, Ports};

/// Where a flit comes in: a client's port, or a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Client's port of that index.
    Client(usize),
    /// Link of that index.
    Link(usize),
}

/// The routers that a flit still goes to, as a mask over their numbers.
type Routers = u64;

/// A copy that is under way.
#[derive(Clone, Copy, Debug)]
struct Copy {
    at: Place,
    /// On a link: where it still has to go.
    rest: Routers,
}

struct Flight {
    from: Place,
    lane: u32,
    class: u32,
    clients: u16,
    copies: Vec<Copy>,
}

/// The scoreboard of one run.
pub struct Scoreboard<'a> {
    chip: &'a Chip,
    floor: Floor,
    ports: &'a Ports,
    /// Clients in use of each router, as masks of slots.
    enabled: Vec<u16>,
    flights: HashMap<u64, Flight>,
    /// The flit that came last: by where it came in, lane, class, and where it came out.
    last: BTreeMap<(Place, u32, u32, Place), u64>,
    /// Copies that have come out.
    pub delivered: u64,
}

/// The side on which the next router of the way lies; `None` at the end of it.
fn next(floor: &Floor, at: (u32, u32), to: (u32, u32), class: u32) -> Option<Side> {
    let ((column, row), (to_column, to_row)) = (at, to);
    let vertical = |to_row: u32| if to_row < row { Side::North } else { Side::South };
    let horizontal = || if to_column < column { Side::West } else { Side::East };
    if at == to {
        return None;
    }
    if row >= floor.rows {
        return Some(Side::North);
    }
    // A redundant PE's router hangs below the last full row's.
    let full_row = to_row.min(floor.rows - 1);
    if class == 0 && full_row != row {
        Some(vertical(full_row))
    } else if to_column != column {
        Some(horizontal())
    } else {
        Some(vertical(to_row))
    }
}

impl<'a> Scoreboard<'a> {
    /// Nothing under way. `enabled` has the clients in use of each router of the chip.
    pub fn new(chip: &'a Chip, ports: &'a Ports, enabled: Vec<u16>) -> Scoreboard<'a> {
        Scoreboard {
            chip,
            floor: Floor::new(chip),
            ports,
            enabled,
            flights: HashMap::new(),
            last: BTreeMap::new(),
            delivered: 0,
        }
    }

    fn routers(&self, header: Header) -> Routers {
        let mut mask = 0;
        for router in 0..self.floor.routers() {
            let (column, row) = self.floor.position(router);
            if header.columns >> column & 1 == 1 && header.rows >> row & 1 == 1 {
                mask |= 1 << router;
            }
        }
        mask
    }

    /// The client's port that a flit for a client comes out of; `None` where no such client takes
    /// flits.
    fn output(
        &self,
        router: u32,
        slot: u8,
        channel_of: usize,
        lane: u32,
        class: u32,
    ) -> Option<usize> {
        let (column, row) = self.floor.position(router);
        let place = Source { column: column as u8, row: row as u8, slot };
        if self.enabled[router as usize] >> slot & 1 == 0 {
            return None;
        }
        self.ports.clients.iter().position(|port| {
            port.place == place
                && port.channel.index() == channel_of
                && port.class == class
                && lane % port.links == port.link
        })
    }

    /// A flit has come in.
    #[allow(clippy::too_many_arguments)] // the flit, field by field
    pub fn sent(
        &mut self,
        id: u64,
        from: Place,
        channel: usize,
        lane: u32,
        class: u32,
        header: Header,
    ) {
        let mut copies = Vec::new();
        let all = self.routers(header);
        match self.ports.dut {
            Dut::Noc => {
                for router in (0..self.floor.routers()).filter(|r| all >> r & 1 == 1) {
                    copies.extend(self.local(router, header.clients, channel, lane, class));
                }
            }
            Dut::Router(column, row) => {
                let mut ways: BTreeMap<Side, Routers> = BTreeMap::new();
                for router in (0..self.floor.routers()).filter(|r| all >> r & 1 == 1) {
                    match next(&self.floor, (column, row), self.floor.position(router), class) {
                        None => {
                            copies.extend(self.local(router, header.clients, channel, lane, class));
                        }
                        Some(side) => *ways.entry(side).or_default() |= 1 << router,
                    }
                }
                if let Place::Link(link) = from {
                    // Nothing goes back.
                    ways.remove(&self.ports.links[link].side);
                }
                for (side, rest) in ways {
                    let link = self.ports.links.iter().position(|link| {
                        link.side == side && link.channel.index() == channel && link.lane == lane
                    });
                    copies.extend(link.map(|link| Copy { at: Place::Link(link), rest }));
                }
            }
        }
        if !copies.is_empty() {
            let clients = header.clients;
            self.flights.insert(id, Flight { from, lane, class, clients, copies });
        }
    }

    fn local(&self, router: u32, clients: u16, channel: usize, lane: u32, class: u32) -> Vec<Copy> {
        (0..16u8)
            .filter(|slot| clients >> slot & 1 == 1)
            .filter_map(|slot| self.output(router, slot, channel, lane, class))
            .map(|port| Copy { at: Place::Client(port), rest: 0 })
            .collect()
    }

    /// A flit has come out; `header` of a flit on a link.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn got(&mut self, id: u64, at: Place, header: Option<Header>) -> Result<(), String> {
        let name = self.name(at);
        if id == CORRUPT {
            return Err(format!("{name} gives a payload that no flit has"));
        }
        let rest = header.map(|header| self.routers(header));
        let own = match self.ports.dut {
            Dut::Router(column, row) => 1 << self.floor.router(column, row),
            Dut::Noc => 0,
        };
        let Some(flight) = self.flights.get_mut(&id) else {
            return Err(format!("{name} gives flit {id}, which is not under way"));
        };
        let Some(found) = flight.copies.iter().position(|copy| copy.at == at) else {
            return Err(format!("{name} gives flit {id}, which has no (more) business there"));
        };
        let copy = flight.copies.swap_remove(found);
        // What leaves a redundant PE's router may still name it: it is never led back.
        if let (Some(rest), Some(header)) = (rest, header)
            && (rest & !own != copy.rest || header.clients != flight.clients)
        {
            return Err(format!("{name} gives flit {id} with another destination: {header:?}"));
        }
        let key = (flight.from, flight.lane, flight.class, at);
        if flight.copies.is_empty() {
            self.flights.remove(&id);
        }
        self.delivered += 1;
        match self.last.insert(key, id) {
            Some(earlier) if earlier > id => {
                Err(format!("{name} gives flit {id} behind flit {earlier} of the same way"))
            }
            _ => Ok(()),
        }
    }

    fn name(&self, at: Place) -> String {
        match at {
            Place::Client(port) => {
                let port = &self.ports.clients[port];
                format!("{} class {}", self.ports.dut.client_name(port), port.class)
            }
            Place::Link(link) => {
                let link = &self.ports.links[link];
                format!("{}_{}_{}", link.side.name(), link.channel, link.lane)
            }
        }
    }

    /// Flits of a class that are under way.
    pub fn under_way(&self, class: u32) -> usize {
        self.flights.values().filter(|flight| flight.class == class).count()
    }

    /// Whether all copies of all flits have come out.
    pub fn empty(&self) -> bool {
        self.flights.is_empty()
    }

    /// A flit that has not come out, in words.
    pub fn missing(&self) -> Option<String> {
        let (id, flight) = self.flights.iter().min_by_key(|(id, _)| **id)?;
        let wanted: Vec<String> = flight.copies.iter().map(|copy| self.name(copy.at)).collect();
        Some(format!(
            "flit {id} of {}, class {}, has not come out of {}",
            self.name(flight.from),
            flight.class,
            wanted.join(", ")
        ))
    }

    /// The chip.
    pub fn chip(&self) -> &Chip {
        self.chip
    }
}
