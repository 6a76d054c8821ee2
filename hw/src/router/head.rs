//! The head of a buffer: which outputs its flit asks for, and when all copies have gone.
//!
//! ```text
//!   valid, columns, rows, clients --> route --> asks  (a bit for each output)
//!   granted ----> copies that have gone ------> pop, dropped
//! ```
//! The routing function is that of `mtia_model::spec::noc::Router::route`; class, side and kind of
//! router are built in, the place comes as masks (see `place`).

use mtia_model::spec::floor::SLOTS;
use mtia_model::spec::noc::Side;
use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

use super::shape::Shape;

/// The head of a buffer of one class at one port.
#[derive(Clone, Debug, Serialize)]
pub struct Head {
    /// The router.
    pub shape: Shape,
    /// The class.
    pub class: u32,
    /// The side that its flits come from; `None` for a client.
    pub side: Option<u32>,
}

impl Head {
    /// The masks of the place that it needs: name and bits.
    pub fn masks(&self) -> Vec<(&'static str, u32)> {
        let Shape { columns, rows, .. } = self.shape;
        let has = |side| self.shape.has(side);
        let mut masks = vec![("own_column", columns), ("own_row", rows)];
        let mut add = |name, bits, needed: bool| {
            if needed {
                masks.push((name, bits));
            }
        };
        add("above", rows, has(Side::North) && self.side != Some(Side::North as u32));
        let full = !self.shape.stub;
        let south = full && has(Side::South) && self.side != Some(Side::South as u32);
        add("below", rows, south);
        let east = full && has(Side::East) && self.side != Some(Side::East as u32);
        let west = full && has(Side::West) && self.side != Some(Side::West as u32);
        add("east", columns, east);
        add("west", columns, west);
        add("group", rows, full && self.class == 0 && (east || west));
        add("stub_below", 1, south && self.class == 0);
        masks
    }
}

impl Block for Head {
    fn name(&self) -> String {
        let from = match self.side {
            Some(side) => Side::ALL[side as usize].name(),
            None => "client",
        };
        format!("router_{}_head_{from}_{}", self.shape.kind, self.class)
    }

    fn about(&self) -> String {
        format!(
            "Head of a buffer of class {}: asks for the outputs on its flit's way that its copies \
             have not left through yet; leaves when all have.",
            self.class
        )
    }

    fn build(&self, m: &Module) {
        let ports = self.shape.port_list();
        let p = ports.len() as u32;
        let valid = m.input("valid", 1);
        let columns = m.input("columns", self.shape.columns);
        let rows = m.input("rows", self.shape.rows);
        let clients = m.input("clients", SLOTS);
        m.comment("Slots whose clients take flits.");
        let enabled = m.input("enabled", SLOTS);
        m.section("The router's place");
        let masks: Vec<(&str, Signal)> =
            self.masks().into_iter().map(|(name, bits)| (name, m.input(name, bits))).collect();
        let mask = |wanted: &str| {
            let found = masks.iter().find(|(name, _)| *name == wanted);
            found.map_or_else(|| m.zeros(1), |(_, signal)| signal.clone())
        };
        m.comment("Outputs that took a copy in this cycle.");
        let granted = m.input("granted", p);
        let asks = m.output("asks", p);
        let pop = m.output("pop", 1);
        let dropped = m.output("dropped", 1);

        m.section("Route");
        let ahead = |port: u32| port < 4 && self.side != Some(port);
        let names = ports.iter().any(|&port| ahead(port)).then(|| {
            m.comment("Masks that name no router name no side.");
            (columns.any() & rows.any()).named("names")
        });
        let here = (&columns & mask("own_column")).any().named("here");
        let local = (&here & (&rows & mask("own_row")).any()).named("arrives");
        let turns = if self.shape.stub || self.class == 1 {
            None
        } else if self.masks().iter().any(|(name, _)| *name == "group") {
            Some((&rows & mask("group")).any().named("turns"))
        } else {
            None
        };
        let along = |side: Side| -> Signal {
            let row = self.class == 1;
            let north = || (&rows & mask("above")).any();
            match side {
                Side::North if self.shape.stub => north() | (&columns & !mask("own_column")).any(),
                Side::North if row => &here & north(),
                Side::North => north(),
                Side::South if row => &here & (&rows & mask("below")).any(),
                Side::South => (&rows & mask("below")).any() & (!mask("stub_below") | &here),
                Side::East | Side::West => {
                    let ahead = (&columns & mask(side.name())).any();
                    turns.as_ref().map_or(ahead.clone(), |turns| turns & &ahead)
                }
            }
        };
        let mut needs = Vec::new();
        for &port in &ports {
            let need = match Side::ALL.get(port as usize) {
                // Nothing goes back to where it came from.
                Some(&side) if self.side == Some(side as u32) => m.zeros(1),
                Some(&side) => match &names {
                    Some(names) => names & along(side),
                    None => along(side),
                },
                None => &local & clients.bit(port - 4) & enabled.bit(port - 4),
            };
            needs.push(need);
        }
        let missing = (0..SLOTS).any(|slot| !ports.contains(&(slot + 4)));
        if missing {
            m.unused(&clients, "slots that the router does not have");
            m.unused(&enabled, "slots that the router does not have");
        }
        let needs = cat(&needs.iter().rev().collect::<Vec<_>>()).named("needs");

        m.section("Copies");
        m.comment("Outputs that took a copy of this flit before.");
        let gone = m.reg("gone", p).reset(0);
        let left = (&needs & !&gone).named("left");
        let leaves = (&valid & !(&left & !&granted).any()).named("leaves");
        m.set(&gone, &gone | &granted);
        m.when(&leaves, || m.set(&gone, 0));
        m.drive(&asks, &left & valid.repeat(p));
        m.drive(&pop, &leaves);
        m.drive(&dropped, &valid & !left.any());
    }
}
