//! What a router is built of: sizes that all its parts share.

use mtia_model::spec::Chip;
use mtia_model::spec::floor::{Floor, RouterKind, SLOTS};
use mtia_model::spec::noc::{PORTS, Router as Routing, Side, port_name};
use serde::Serialize;

/// A kind of router: all routers of a kind are one module, which has every port that one of them
/// has; ports that lead nowhere at a place are tied off there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shape {
    /// The kind's name: `outer_west`, `inner`, `redundant_east`, ...
    pub kind: String,
    /// Ports, as a mask over those of the routing function.
    pub ports: u32,
    /// Of redundant PEs: no links east and west.
    pub stub: bool,
    /// Columns of routers.
    pub columns: u32,
    /// Rows of routers, those of redundant PEs included.
    pub rows: u32,
    /// Full rows.
    pub full_rows: u32,
    /// Flits in each buffer.
    pub depth: u32,
}

impl Shape {
    /// The kind of the router at a place.
    pub fn at(chip: &Chip, column: u32, row: u32) -> Shape {
        let floor = Floor::new(chip);
        let stub = floor.kind(column, row) == RouterKind::Redundant;
        let place = |column: u32| match column {
            0 => "west",
            c if c + 1 == floor.columns => "east",
            _ => "inner",
        };
        let own = place(column);
        let kind = match (stub, own) {
            (true, side) => format!("redundant_{side}"),
            (false, "inner") => "inner".to_owned(),
            (false, side) => format!("outer_{side}"),
        };
        let mut ports = 0;
        for r in 0..floor.all_rows() {
            for c in 0..floor.columns {
                let alike = (floor.kind(c, r) == RouterKind::Redundant) == stub && place(c) == own;
                if alike {
                    ports |= Routing::new(&floor, c, r).ports;
                }
            }
        }
        Shape {
            kind,
            ports,
            stub,
            columns: floor.columns,
            rows: floor.all_rows(),
            full_rows: floor.rows,
            depth: chip.noc.buffer_flits.value,
        }
    }

    /// Every kind of a chip, each once, in the order of the places where it stands first.
    pub fn all(chip: &Chip) -> Vec<Shape> {
        let floor = Floor::new(chip);
        let mut shapes: Vec<Shape> = Vec::new();
        for router in 0..floor.routers() {
            let (column, row) = floor.position(router);
            let shape = Shape::at(chip, column, row);
            if !shapes.contains(&shape) {
                shapes.push(shape);
            }
        }
        shapes
    }

    /// Ports, in order.
    pub fn port_list(&self) -> Vec<u32> {
        (0..PORTS).filter(|port| self.ports >> port & 1 == 1).collect()
    }

    /// Slots, in order.
    pub fn slots(&self) -> Vec<u32> {
        (0..SLOTS).filter(|slot| self.ports >> (slot + 4) & 1 == 1).collect()
    }

    /// Sides, in order.
    pub fn sides(&self) -> Vec<Side> {
        Side::ALL.into_iter().filter(|&side| self.has(side)).collect()
    }

    /// Whether it has a port on that side.
    pub fn has(&self, side: Side) -> bool {
        self.ports >> side as u32 & 1 == 1
    }

    /// Bits of a routing header: columns below rows below clients.
    pub fn header_bits(&self) -> u32 {
        self.columns + self.rows + SLOTS
    }
}

/// The name of a port that a module of the router has.
pub fn name(port: u32) -> String {
    port_name(port)
}
