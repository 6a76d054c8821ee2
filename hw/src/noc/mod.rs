//! The network on chip: the mesh of routers, as the floor plan has it.
//!
//! ```text
//!   router_0_0 === router_1_0 === ...        router_<column>_<row>
//!       ||             ||
//!   router_0_1 === router_1_1 === ...
//!       ||             ||
//!      ...            ...
//! ```
//! Ports: the streams of every client, under the router's and the slot's name; the utility port of
//! every router; the mask of clients in use of every router.

mod reply_set;

use mtia_model::spec::Chip;
use mtia_model::spec::floor::{Floor, SLOTS};
use mtia_model::spec::noc::{Channel, Router as Routing};
use mtia_rtl::{Block, Instance, Module, index_bits};
use serde::Serialize;

use crate::router::{FLIT_WIRES, Router};

pub use reply_set::ReplySet;

/// The mesh.
#[derive(Clone, Debug, Serialize)]
pub struct Noc {
    /// Columns of routers.
    pub columns: u32,
    /// Rows of routers, those of redundant PEs included.
    pub rows: u32,
    /// The routers, row after row.
    pub routers: Vec<Router>,
    /// The slots that each router has at its place, as masks.
    pub slots: Vec<u16>,
    /// The ports that each router has at its place, as masks.
    pub ports: Vec<u32>,
}

impl Noc {
    /// The network of a chip.
    pub fn new(chip: &Chip) -> Noc {
        let floor = Floor::new(chip);
        let places: Vec<(u32, u32)> =
            (0..floor.routers()).map(|router| floor.position(router)).collect();
        Noc {
            columns: floor.columns,
            rows: floor.all_rows(),
            routers: places.iter().map(|&(c, r)| Router::at(chip, c, r)).collect(),
            slots: places.iter().map(|&(c, r)| floor.slots(c, r)).collect(),
            ports: places.iter().map(|&(c, r)| Routing::new(&floor, c, r).ports).collect(),
        }
    }

    /// The name of a router.
    pub fn router_name(column: u32, row: u32) -> String {
        format!("router_{column}_{row}")
    }

    /// The name of a router's utility port: its streams are `<name>_request` and
    /// `<name>_response`.
    pub fn utility_name(column: u32, row: u32) -> String {
        format!("utility_{column}_{row}")
    }

    /// The name of the mask of a router's clients in use.
    pub fn enabled_name(column: u32, row: u32) -> String {
        format!("enabled_{column}_{row}")
    }

    /// The name of a client's port: its streams are `<name>_up_<class>` and `<name>_down_<class>`.
    pub fn port_name(column: u32, row: u32, channel: Channel, slot: u32, link: u32) -> String {
        format!("client_{column}_{row}_{slot}_{channel}_{link}")
    }

    /// Whether a router has something at a slot at its place.
    fn has(&self, router: usize, slot: u32) -> bool {
        self.slots[router] >> slot & 1 == 1
    }
}

impl Block for Noc {
    fn name(&self) -> String {
        "noc".into()
    }

    fn about(&self) -> String {
        format!(
            "Network on chip: {} x {} cluster routers, with the streams of every client.",
            self.columns, self.rows
        )
    }

    fn build(&self, m: &Module) {
        let mut instances: Vec<Instance> = Vec::new();
        for (i, router) in self.routers.iter().enumerate() {
            let (column, row) = (i as u32 % self.columns, i as u32 / self.columns);
            let name = Noc::router_name(column, row);
            m.section(&name);
            m.comment("Slots whose clients take flits.");
            let enabled = m.input(&Noc::enabled_name(column, row), SLOTS);
            let there = m.lit(SLOTS, self.slots[i].into());
            if self.slots[i].count_ones() < SLOTS {
                m.unused(&enabled, "slots that the router does not have");
            }
            let instance = m.instance(&name, router);
            instance
                .drive("column", m.lit(index_bits(self.columns), column.into()))
                .drive("row", m.lit(index_bits(self.rows), row.into()))
                .drive("enabled", enabled & there);
            let inner = instance.stream("utility_request");
            let name = Noc::utility_name(column, row);
            m.stream_in(&format!("{name}_request"), inner.layout()).connect(&inner);
            let inner = instance.stream("utility_response");
            inner.connect(&m.stream_out(&format!("{name}_response"), inner.layout()));

            for (channel, slot, link) in router.client_ports() {
                let inner = Router::port_name(channel, slot, link);
                let outer = Noc::port_name(column, row, channel, slot, link);
                for class in 0..channel.classes() {
                    let up = instance.stream(&format!("{inner}_up_{class}"));
                    let down = instance.stream(&format!("{inner}_down_{class}"));
                    if self.has(i, slot) {
                        m.stream_in(&format!("{outer}_up_{class}"), up.layout()).connect(&up);
                        down.connect(
                            &m.stream_out(&format!("{outer}_down_{class}"), down.layout()),
                        );
                    } else {
                        // Nothing stands at this slot here.
                        m.drive(&up.valid, 0);
                        for (_, field) in up.fields() {
                            m.drive(field, m.zeros(field.width()));
                        }
                        down.take(0);
                    }
                }
            }
            instances.push(instance);
        }

        m.section("Links");
        for (i, router) in self.routers.iter().enumerate() {
            let (column, row) = (i as u32 % self.columns, i as u32 / self.columns);
            for (side, channel, lane) in router.links() {
                let own = Router::link_name(side, channel, lane);
                let there = self.ports[i] >> side as u32 & 1 == 1;
                let other = match there {
                    true => {
                        use mtia_model::spec::noc::Side::{East, North, South, West};
                        let (c, r) = match side {
                            North => (column, row - 1),
                            South => (column, row + 1),
                            East => (column + 1, row),
                            West => (column - 1, row),
                        };
                        Some(&instances[(r * self.columns + c) as usize])
                    }
                    false => None,
                };
                let facing = Router::link_name(side.opposite(), channel, lane);
                let wires =
                    FLIT_WIRES.into_iter().filter(|w| channel.classes() > 1 || *w != "class");
                for wire in wires {
                    let port = instances[i].port(&format!("{own}_in_{wire}"));
                    match other {
                        Some(other) => m.drive(&port, other.port(&format!("{facing}_out_{wire}"))),
                        None => m.drive(&port, m.zeros(port.width())),
                    }
                }
                let credit = instances[i].port(&format!("{own}_out_credit"));
                match other {
                    Some(other) => m.drive(&credit, other.port(&format!("{facing}_in_credit"))),
                    None => m.drive(&credit, m.zeros(credit.width())),
                }
            }
        }
    }
}
