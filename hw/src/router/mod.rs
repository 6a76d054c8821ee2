//! A cluster router: a slice of every lane of every channel, and the ports of its clients.
//!
//! ```text
//!                     north links
//!                          |
//!                +---------+---------+
//!   west links --|  lane 0   data    |-- east links       each link: flits one way, credits
//!                |  lane 1   data    |                     the other, for each lane
//!                |   ...             |
//!                |  lane 0   control |
//!                |   ...             |
//!                +---------+---------+
//!   clients ===== ports    |                               each client: `up` and `down` streams
//!                     south links
//! ```
//! Routers of a kind are one module; straps say where one stands. Source: figure 2 of the paper
//! for mesh, lanes and clients; docs/blocks/router.md for what is assumed.

mod buffer;
mod counters;
mod head;
mod lane;
mod output;
mod place;
mod port;
mod shape;
mod weights;

use mtia_model::spec::Chip;
use mtia_model::spec::floor::{ClientKind, SLOTS};
use mtia_model::spec::noc::{COUNTERS, Channel, CounterId, Side, lanes_of_link};
use mtia_rtl::{Block, Instance, Module, Signal, cat, count_bits, index_bits};
use serde::Serialize;

pub use buffer::Buffer;
pub use counters::Counters;
pub use head::Head;
pub use lane::Lane;
pub use output::Output;
pub use place::Place;
pub use port::Port;
pub use shape::Shape;
pub use weights::Weights;

/// One channel as a router sees it.
#[derive(Clone, Debug, Serialize)]
pub struct ChannelPart {
    /// Lanes.
    pub lanes: u32,
    /// Classes, 1 or 2.
    pub classes: u32,
    /// Bits of a payload.
    pub payload: u32,
    /// Lanes of the link of the client at each slot; 0 where it is not on the channel.
    pub links: Vec<u32>,
    /// What its inputs weigh at its outputs; `None` where they are served one by one.
    pub weights: Option<Weights>,
}

/// A router of one kind.
#[derive(Clone, Debug, Serialize)]
pub struct Router {
    /// What it is built of.
    pub shape: Shape,
    /// Its channels, in the order of `Channel::ALL`.
    pub channels: Vec<ChannelPart>,
}

/// The ports of one link between routers, or of a lane: their names behind a prefix.
pub(crate) const FLIT_WIRES: [&str; 3] = ["valid", "class", "flit"];

impl Router {
    /// The router of a shape.
    pub fn new(chip: &Chip, shape: Shape) -> Router {
        let channels = Channel::ALL
            .into_iter()
            .map(|channel| {
                let links: Vec<u32> = (0..SLOTS)
                    .map(|slot| match shape.ports >> (slot + 4) & 1 {
                        1 => channel.links(chip, ClientKind::of(slot as u8)),
                        _ => 0,
                    })
                    .collect();
                let there = |port: &u32| *port < 4 || links[*port as usize - 4] > 0;
                let ports = shape.port_list().into_iter().filter(there).collect();
                ChannelPart {
                    lanes: channel.lanes(chip),
                    classes: channel.classes(),
                    payload: channel.payload_bits(chip),
                    weights: Weights::new(chip, &shape, ports, channel),
                    links,
                }
            })
            .collect();
        Router { shape, channels }
    }

    /// The router at a place of a chip.
    pub fn at(chip: &Chip, column: u32, row: u32) -> Router {
        Router::new(chip, Shape::at(chip, column, row))
    }

    /// A channel's slice of one lane.
    pub fn lane(&self, channel: Channel) -> Lane {
        let part = &self.channels[channel.index()];
        let slots = (0..SLOTS)
            .filter(|&slot| part.links[slot as usize] > 0)
            .fold(0, |mask, slot| mask | 1 << slot);
        Lane {
            shape: self.shape.clone(),
            classes: part.classes,
            payload: part.payload,
            slots,
            weighted: part.weights.is_some(),
        }
    }

    /// The port of lane `link` of a client's link; `None` where there is none.
    pub fn port(&self, channel: Channel, slot: u32, link: u32) -> Option<Port> {
        let part = &self.channels[channel.index()];
        let links = part.links[slot as usize];
        (link < links).then(|| Port {
            lanes: lanes_of_link(part.lanes, links, link),
            classes: part.classes,
            payload: part.payload,
            columns: self.shape.columns,
            rows: self.shape.rows,
            depth: self.shape.depth,
        })
    }

    /// The ports of all clients: channel, slot, lane of the link.
    pub fn client_ports(&self) -> Vec<(Channel, u32, u32)> {
        let mut out = Vec::new();
        for slot in self.shape.slots() {
            for channel in Channel::ALL {
                let links = self.channels[channel.index()].links[slot as usize];
                out.extend((0..links).map(|link| (channel, slot, link)));
            }
        }
        out
    }

    /// The links to neighbours: side, channel, lane.
    pub fn links(&self) -> Vec<(Side, Channel, u32)> {
        let mut out = Vec::new();
        for side in self.shape.sides() {
            for channel in Channel::ALL {
                let lanes = self.channels[channel.index()].lanes;
                out.extend((0..lanes).map(|lane| (side, channel, lane)));
            }
        }
        out
    }

    /// The name of a client's port: its streams are `<name>_up_<class>` and `<name>_down_<class>`.
    pub fn port_name(channel: Channel, slot: u32, link: u32) -> String {
        format!("client_{slot}_{channel}_{link}")
    }

    /// The name of a link: its wires are `<name>_out_valid`, `<name>_in_valid`, ...
    pub fn link_name(side: Side, channel: Channel, lane: u32) -> String {
        format!("{}_{channel}_{lane}", side.name())
    }

    /// How many events of each counter a cycle can have.
    fn events(&self) -> Vec<Vec<u32>> {
        let of_channel = |channel: Channel| {
            let part = &self.channels[channel.index()];
            let lane = self.lane(channel);
            let ports = lane.port_list();
            let side = |side: Side| if self.shape.has(side) { part.lanes } else { 0 };
            let clients = ports.iter().filter(|port| **port >= 4).count() as u32;
            let links: u32 = part.links.iter().sum();
            CounterId::ALL
                .into_iter()
                .map(|id| match id {
                    CounterId::FlitsNorth => side(Side::North),
                    CounterId::FlitsSouth => side(Side::South),
                    CounterId::FlitsEast => side(Side::East),
                    CounterId::FlitsWest => side(Side::West),
                    CounterId::FlitsClient => clients * part.lanes,
                    CounterId::Injected | CounterId::Delivered => links * part.classes,
                    CounterId::Dropped => lane.heads() * part.lanes,
                    CounterId::Stalls | CounterId::Conflicts => ports.len() as u32 * part.lanes,
                })
                .collect::<Vec<u32>>()
        };
        let events: Vec<Vec<u32>> = Channel::ALL.into_iter().map(of_channel).collect();
        debug_assert!(events.iter().all(|events| events.len() == COUNTERS.len()));
        events
    }

    /// Declares a link and joins it to a lane.
    fn join_link(&self, m: &Module, lane: &Instance, side: Side, channel: Channel, number: u32) {
        let link = Router::link_name(side, channel, number);
        let part = &self.channels[channel.index()];
        let side = side.name();
        let width = |wire: &str| match wire {
            "flit" => self.lane(channel).flit_bits(),
            _ => 1,
        };
        let wires = FLIT_WIRES.into_iter().filter(|wire| part.classes > 1 || *wire != "class");
        for wire in wires.clone() {
            let value = m.input(&format!("{link}_in_{wire}"), width(wire));
            lane.drive(&format!("{side}_in_{wire}"), &value);
        }
        let credit = m.output(&format!("{link}_in_credit"), part.classes);
        m.drive(&credit, lane.port(&format!("{side}_in_credit")));
        for wire in wires {
            let out = m.output(&format!("{link}_out_{wire}"), width(wire));
            m.drive(&out, lane.port(&format!("{side}_out_{wire}")));
        }
        let credit = m.input(&format!("{link}_out_credit"), part.classes);
        lane.drive(&format!("{side}_out_credit"), &credit);
    }
}

impl Block for Router {
    fn name(&self) -> String {
        format!("router_{}", self.shape.kind)
    }

    fn about(&self) -> String {
        let lanes: u32 = self.channels.iter().map(|part| part.lanes).sum();
        format!(
            "Cluster router, {}: a slice of each of {lanes} lanes, and the ports of its clients. \
             Straps say where it stands.",
            self.shape.kind.replace('_', ", ")
        )
    }

    fn build(&self, m: &Module) {
        m.section("Straps");
        m.comment("Where the router stands.");
        let column = m.input("column", index_bits(self.shape.columns));
        let row = m.input("row", index_bits(self.shape.rows));
        m.comment("Slots whose clients take flits; copies for others are dropped.");
        let enabled = m.input("enabled", SLOTS);
        m.section("Registers");
        let request = m.stream_in("utility_request", counters::request());
        let response = m.stream_out("utility_response", counters::response());

        m.section("Lanes");
        let place = m.instance("place", &Place::new(&self.shape));
        place.drive("column", &column).drive("row", &row);
        let mut lanes: Vec<Vec<Instance>> = Vec::new();
        for channel in Channel::ALL {
            let lane = self.lane(channel);
            let instances = m.instances(
                &format!("{channel}_lane"),
                self.channels[channel.index()].lanes,
                &lane,
            );
            for instance in &instances {
                for (name, _) in place::masks(self.shape.columns, self.shape.rows, self.shape.stub)
                {
                    instance.drive(name, place.port(name));
                }
                instance.drive("enabled", &enabled);
            }
            if let Some(block) = &self.channels[channel.index()].weights {
                let weights = m.instance(&format!("{channel}_weights"), block);
                weights.drive("column", &column).drive("row", &row);
                for instance in &instances {
                    instance.drive("weights", weights.port("weights"));
                }
            }
            lanes.push(instances);
        }

        m.section("Links");
        for (side, channel, lane) in self.links() {
            self.join_link(m, &lanes[channel.index()][lane as usize], side, channel, lane);
        }

        m.section("Clients");
        let mut injected: Vec<Vec<Signal>> = vec![Vec::new(); lanes.len()];
        let mut delivered = injected.clone();
        for (channel, slot, link) in self.client_ports() {
            let name = Router::port_name(channel, slot, link);
            let part = &self.channels[channel.index()];
            let Some(block) = self.port(channel, slot, link) else { continue };
            let port = m.instance(&format!("{name}_port"), &block);
            for class in 0..part.classes {
                let up = m.stream_in(&format!("{name}_up_{class}"), block.up());
                up.connect(&port.stream(&format!("up_{class}")));
                let down = m.stream_out(&format!("{name}_down_{class}"), block.down());
                port.stream(&format!("down_{class}")).connect(&down);
            }
            for i in 0..block.lanes {
                let lane = &lanes[channel.index()][(link + i * part.links[slot as usize]) as usize];
                for wire in FLIT_WIRES.into_iter().filter(|w| part.classes > 1 || *w != "class") {
                    lane.drive(
                        &format!("client_{slot}_in_{wire}"),
                        port.port(&format!("lane_{i}_in_{wire}")),
                    );
                    port.drive(
                        &format!("lane_{i}_out_{wire}"),
                        lane.port(&format!("client_{slot}_out_{wire}")),
                    );
                }
                port.drive(
                    &format!("lane_{i}_in_credit"),
                    lane.port(&format!("client_{slot}_in_credit")),
                );
                lane.drive(
                    &format!("client_{slot}_out_credit"),
                    port.port(&format!("lane_{i}_out_credit")),
                );
            }
            injected[channel.index()].push(port.port("injected"));
            delivered[channel.index()].push(port.port("delivered"));
        }

        m.section("Counters");
        let block = Counters { kind: self.shape.kind.clone(), events: self.events() };
        let counters = m.instance("counters", &block);
        for channel in Channel::ALL {
            let lanes = &lanes[channel.index()];
            let ports = self.lane(channel).port_list();
            let bits = |what: &str, wanted: &dyn Fn(u32) -> bool| -> Vec<Signal> {
                let of_lane = |lane: &Instance| {
                    let events = lane.port(what);
                    let chosen = (0..).zip(&ports).filter(|(_, port)| wanted(**port));
                    chosen.map(|(o, _)| events.bit(o)).collect::<Vec<_>>()
                };
                lanes.iter().flat_map(of_lane).collect()
            };
            for id in CounterId::ALL {
                let Some((name, width)) = block.step(channel, id) else { continue };
                let events = match id {
                    CounterId::FlitsNorth => bits("sent", &|port| port == Side::North as u32),
                    CounterId::FlitsSouth => bits("sent", &|port| port == Side::South as u32),
                    CounterId::FlitsEast => bits("sent", &|port| port == Side::East as u32),
                    CounterId::FlitsWest => bits("sent", &|port| port == Side::West as u32),
                    CounterId::FlitsClient => bits("sent", &|port| port >= 4),
                    CounterId::Stalls => bits("stalls", &|_| true),
                    CounterId::Conflicts => bits("conflicts", &|_| true),
                    CounterId::Dropped => lanes.iter().map(|lane| lane.port("dropped")).collect(),
                    CounterId::Injected => injected[channel.index()].clone(),
                    CounterId::Delivered => delivered[channel.index()].clone(),
                };
                let events = cat(&events.iter().collect::<Vec<_>>());
                debug_assert_eq!(width, count_bits(events.width()));
                counters.drive(&name, events.count_ones());
            }
        }
        request.connect(&counters.stream("utility_request"));
        counters.stream("utility_response").connect(&response);
    }
}

/// Grants one of `asks` (one bit each) in turn: the lowest behind the one granted last, else the
/// lowest. Registers and wires are named with `prefix`.
fn round_robin(m: &Module, prefix: &str, asks: &Signal) -> Signal {
    m.comment("Behind the one that was granted last.");
    let turn = m.reg(&format!("{prefix}turn"), asks.width()).reset(0);
    let ahead = (asks & &turn).named(&format!("{prefix}ahead"));
    let pool = ahead.any().mux(&ahead, asks).named(&format!("{prefix}pool"));
    let grant = (&pool & (!&pool + 1)).named(&format!("{prefix}first"));
    m.when(&pool.any(), || m.set(&turn, !(&grant | (&grant - 1))));
    grant
}

/// The number of the one bit that is set; 0 where none is.
fn encode(m: &Module, one_hot: &Signal) -> Signal {
    let n = one_hot.width();
    let bits: Vec<Signal> = (0..index_bits(n))
        .map(|bit| {
            let with: Vec<Signal> =
                (0..n).filter(|i| i >> bit & 1 == 1).map(|i| one_hot.bit(i)).collect();
            match with.is_empty() {
                true => m.zeros(1),
                false => cat(&with.iter().collect::<Vec<_>>()).any(),
            }
        })
        .collect();
    cat(&bits.iter().rev().collect::<Vec<_>>())
}
