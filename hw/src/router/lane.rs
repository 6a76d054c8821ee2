//! A router's slice of one lane: buffers, routing, outputs. All lanes of all channels are this
//! module, with the classes and the width of their channel.
//!
//! ```text
//!   <port>_in_valid, _class, _flit --> buffer --> head 0, head 1 ---asks---> output <port> -->
//!   <port>_in_credit <---------------    |                                     | pick
//!                                        +--flits----------------------------> mux --> register
//!                                                                               <port>_out_...
//! ```
//! A flit is packed as clients above rows above columns above payload. A side's output passes the
//! part of the masks that lies there; a client's output passes the payload alone.

use mtia_model::spec::floor::SLOTS;
use mtia_model::spec::noc::Side;
use mtia_model::spec::weights::WEIGHT_BITS;
use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

use super::buffer::Buffer;
use super::head::Head;
use super::output::Output;
use super::place;
use super::shape::{Shape, name};

/// The slice.
#[derive(Clone, Debug, Serialize)]
pub struct Lane {
    /// The router.
    pub shape: Shape,
    /// Classes, 1 or 2.
    pub classes: u32,
    /// Bits of a payload.
    pub payload: u32,
    /// Slots whose clients are on the channel, as a mask.
    pub slots: u32,
    /// Whether heads have weights at the outputs.
    pub weighted: bool,
}

impl Lane {
    /// The router's shape as this lane sees it: without clients that are not on its channel.
    fn own(&self) -> Shape {
        let ports = self.shape.ports & (15 | self.slots << 4);
        let kind = match ports == self.shape.ports {
            true => self.shape.kind.clone(),
            false => format!("{}_pe", self.shape.kind),
        };
        Shape { kind, ports, ..self.shape.clone() }
    }

    /// Ports, in order.
    pub fn port_list(&self) -> Vec<u32> {
        self.own().port_list()
    }

    /// Bits of a packed flit.
    pub fn flit_bits(&self) -> u32 {
        self.shape.header_bits() + self.payload
    }

    /// Bits of what leaves through a port.
    pub fn out_bits(&self, port: u32) -> u32 {
        if port < 4 { self.flit_bits() } else { self.payload }
    }

    /// Heads.
    pub fn heads(&self) -> u32 {
        self.port_list().len() as u32 * self.classes
    }

    /// Columns, rows and clients of a packed flit.
    fn header(&self, flit: &Signal) -> [Signal; 3] {
        let Shape { columns, rows, .. } = self.shape;
        let low = self.payload;
        [
            flit.slice(low, columns),
            flit.slice(low + columns, rows),
            flit.slice(low + columns + rows, SLOTS),
        ]
    }

    /// The flit as it leaves on a side: the part of its masks that lies there.
    fn trim(
        &self,
        flit: &Signal,
        class: &Option<Signal>,
        side: Side,
        mask: &dyn Fn(&str) -> Signal,
    ) -> Signal {
        let [columns, rows, clients] = self.header(flit);
        let payload = flit.slice(0, self.payload);
        // The mask, or all of it, by class.
        let of_class = |wanted: u32, mask: Signal| match class {
            Some(class) => &mask | class.ne(wanted).repeat(mask.width()),
            None if wanted == 0 => mask,
            None => mask.module().ones(mask.width()),
        };
        let (columns, rows) = match side {
            Side::North if self.shape.stub => return flit.clone(),
            Side::North => (columns & of_class(1, mask("own_column")), rows & mask("above")),
            Side::South => {
                let own = mask("own_column");
                let all =
                    of_class(1, own.clone()) & (own | !mask("stub_below").repeat(columns.width()));
                (columns & all, rows & mask("below"))
            }
            Side::East | Side::West => {
                (columns & mask(side.name()), rows & of_class(0, mask("group")))
            }
        };
        cat(&[&clients, &rows, &columns, &payload])
    }
}

impl Block for Lane {
    fn name(&self) -> String {
        let weighted = if self.weighted { "_weighted" } else { "" };
        let Lane { classes, payload, .. } = self;
        format!("router_{}_lane_{classes}x{payload}{weighted}", self.shape.kind)
    }

    fn about(&self) -> String {
        format!(
            "A slice of one lane of the router: {} classes, {} bits of payload. Links carry flits \
             one way and credits, a bit for each class, the other.",
            self.classes, self.payload
        )
    }

    fn build(&self, m: &Module) {
        let shape = self.own();
        let ports = shape.port_list();
        let p = ports.len() as u32;
        m.section("The router's place");
        let masks: Vec<(&str, Signal)> = place::masks(shape.columns, shape.rows, shape.stub)
            .into_iter()
            .map(|(name, bits)| (name, m.input(name, bits)))
            .collect();
        let mask = |wanted: &str| {
            let found = masks.iter().find(|(name, _)| *name == wanted);
            found.map_or_else(|| m.zeros(1), |(_, signal)| signal.clone())
        };
        m.comment("Slots whose clients take flits.");
        let enabled = m.input("enabled", SLOTS);

        // A side that is not there leaves masks unread.
        if !shape.stub {
            for side in [Side::East, Side::West].into_iter().filter(|&side| !shape.has(side)) {
                m.unused(&mask(side.name()), "no link on that side");
            }
            if !shape.has(Side::South) {
                for name in ["below", "stub_below"] {
                    m.unused(&mask(name), "no link on that side");
                }
            }
            if !shape.has(Side::North) {
                m.unused(&mask("above"), "no link on that side");
            }
        }

        m.section("Inputs");
        let (mut flits, mut asks, mut pops, mut dropped) = (vec![], vec![], vec![], vec![]);
        let mut grants: Vec<Signal> = Vec::new();
        for &port in &ports {
            let port_name = name(port);
            let valid = m.input(&format!("{port_name}_in_valid"), 1);
            let class = (self.classes > 1).then(|| m.input(&format!("{port_name}_in_class"), 1));
            let flit = m.input(&format!("{port_name}_in_flit"), self.flit_bits());
            let credit = m.output(&format!("{port_name}_in_credit"), self.classes);
            let buffer =
                Buffer { classes: self.classes, depth: shape.depth, width: self.flit_bits() };
            let buffer = m.instance(&format!("{port_name}_buffer"), &buffer);
            buffer.drive("in_valid", &valid).drive("in_flit", &flit);
            if let Some(class) = &class {
                buffer.drive("in_class", class);
            }
            m.drive(&credit, buffer.port("credit"));
            for c in 0..self.classes {
                let side = Side::ALL.get(port as usize).map(|&side| side as u32);
                let head = Head { shape: shape.clone(), class: c, side };
                let unit = m.instance(&format!("{port_name}_head_{c}"), &head);
                let flit = buffer.port(&format!("head_{c}_flit"));
                let [columns, rows, clients] = self.header(&flit);
                unit.drive("valid", buffer.port(&format!("head_{c}_valid")))
                    .drive("columns", &columns)
                    .drive("rows", &rows)
                    .drive("clients", &clients)
                    .drive("enabled", &enabled);
                for (name, _) in head.masks() {
                    unit.drive(name, mask(name));
                }
                let granted = m.wire(&format!("{port_name}_granted_{c}"), p);
                unit.drive("granted", &granted);
                grants.push(granted);
                buffer.drive(&format!("pop_{c}"), unit.port("pop"));
                pops.push(unit.port("pop"));
                dropped.push(unit.port("dropped"));
                asks.push(unit.port("asks"));
                flits.push(flit);
            }
        }

        m.section("Outputs");
        let heads = self.heads();
        let of_output = heads * WEIGHT_BITS;
        let weights = self.weighted.then(|| {
            m.comment("Of all heads at the first output, at the second, ...");
            m.input("weights", p * of_output)
        });
        let (mut sent, mut stalls, mut conflicts, mut granted) = (vec![], vec![], vec![], vec![]);
        for (o, &port) in (0..).zip(&ports) {
            let port_name = name(port);
            let valid = m.output(&format!("{port_name}_out_valid"), 1);
            let out_class =
                (self.classes > 1).then(|| m.output(&format!("{port_name}_out_class"), 1));
            let out_flit = m.output(&format!("{port_name}_out_flit"), self.out_bits(port));
            let credit = m.input(&format!("{port_name}_out_credit"), self.classes);
            let output = Output {
                heads,
                classes: self.classes,
                depth: shape.depth,
                weighted: self.weighted,
            };
            let output = m.instance(&format!("{port_name}_output"), &output);
            let asked: Vec<Signal> = asks.iter().map(|asks| asks.bit(o)).collect();
            output
                .drive("asks", cat(&asked.iter().rev().collect::<Vec<_>>()))
                .drive("credit", &credit);
            if let Some(weights) = &weights {
                output.drive("weights", weights.slice(o * of_output, of_output));
            }
            granted.push(output.port("grant"));
            let (pick, sends) = (output.port("pick"), output.port("sends"));
            let passed = |flit: &Signal| flit.slice(0, self.out_bits(port));
            // A side's own heads never ask for it.
            let able = |h: &u32| ports[(h / self.classes) as usize] != port || port >= 4;
            let arms: Vec<(u64, Signal)> = (0..heads)
                .filter(able)
                .map(|h| (u64::from(h), passed(&flits[h as usize])))
                .collect();
            let none = m.zeros(self.out_bits(port));
            let chosen = pick.case(&format!("{port_name}_chosen"), &arms, &none);
            let class = (self.classes > 1).then(|| pick.bit(0));
            let leaving = match Side::ALL.get(port as usize) {
                Some(&side) => self.trim(&chosen, &class, side, &mask),
                None => chosen,
            };
            let full = m.reg(&format!("{port_name}_full"), 1).reset(0);
            let held = m.reg(&format!("{port_name}_held"), self.out_bits(port)).no_reset();
            m.set(&full, &sends);
            m.when(&sends, || m.set(&held, &leaving));
            m.drive(&valid, &full);
            m.drive(&out_flit, &held);
            if let (Some(class), Some(out)) = (&class, &out_class) {
                let held = m.reg(&format!("{port_name}_held_class"), 1).no_reset();
                m.when(&sends, || m.set(&held, class));
                m.drive(out, &held);
            }
            sent.push(sends);
            stalls.push(output.port("stalls"));
            conflicts.push(output.port("conflicts"));
        }
        for (h, target) in (0..).zip(&grants) {
            let bits: Vec<Signal> = granted.iter().map(|grant| grant.bit(h)).collect();
            m.drive(target, cat(&bits.iter().rev().collect::<Vec<_>>()));
        }

        m.section("Events");
        let events = |what: &str, about: &str, bits: &[Signal]| {
            m.comment(about);
            let out = m.output(what, bits.len() as u32);
            m.drive(&out, cat(&bits.iter().rev().collect::<Vec<_>>()));
        };
        events("sent", "Outputs that take a flit.", &sent);
        events("stalls", "Outputs that some flit wants, without room behind them.", &stalls);
        events("conflicts", "Outputs that more than one flit wants.", &conflicts);
        events("dropped", "Heads that name no place ahead.", &dropped);
    }
}
