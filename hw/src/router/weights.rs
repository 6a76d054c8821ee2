//! A router's weights, by its place: how many flits of a round each head sends through each output.
//!
//! ```text
//!   column, row --> table --> weights
//! ```
//! The table is `mtia_model::spec::weights`; routers of a kind are one module, so a weight that
//! differs among their places follows from the straps. All of it is constant once a router stands.

use mtia_model::spec::Chip;
use mtia_model::spec::floor::Floor;
use mtia_model::spec::noc::Channel;
use mtia_model::spec::weights::{HEADS, WEIGHT_BITS, Weights as Table};
use mtia_rtl::{Block, Module, Signal, cat, index_bits};
use serde::Serialize;

use super::shape::Shape;

/// The weights of one channel.
#[derive(Clone, Debug, Serialize)]
pub struct Weights {
    /// The router's kind.
    pub kind: String,
    /// The channel.
    pub channel: &'static str,
    /// Columns of routers.
    pub columns: u32,
    /// Rows of routers, those of redundant PEs included.
    pub rows: u32,
    /// Outputs whose weights are asked for, as ports; heads are those of the same ports.
    pub ports: Vec<u32>,
    /// By place where such a router stands (row x columns + column): the weights of every head at
    /// every output. Kind and channel say as much, so the table is no parameter of the module.
    #[serde(skip)]
    pub places: Vec<(u32, Vec<Vec<u8>>)>,
}

impl Weights {
    /// The weights of a kind's routers; `None` where the channel has none.
    pub fn new(chip: &Chip, shape: &Shape, ports: Vec<u32>, channel: Channel) -> Option<Weights> {
        let table = Table::new(chip, channel)?;
        let floor = Floor::new(chip);
        let of_kind = |router: &u32| {
            let (column, row) = floor.position(*router);
            Shape::at(chip, column, row) == *shape
        };
        let at = |router| {
            let of_output = |&output: &u32| {
                let weights: &[u8; HEADS] = table.at(router, output);
                ports
                    .iter()
                    .flat_map(|&p| [2 * p, 2 * p + 1])
                    .map(|h| weights[h as usize])
                    .collect()
            };
            (router, ports.iter().map(of_output).collect())
        };
        let places = (0..floor.routers()).filter(of_kind).map(at).collect();
        Some(Weights {
            kind: shape.kind.clone(),
            channel: channel.name(),
            columns: shape.columns,
            rows: shape.rows,
            ports,
            places,
        })
    }

    /// Bits of all weights.
    pub fn bits(&self) -> u32 {
        let ports = self.ports.len() as u32;
        2 * ports * ports * WEIGHT_BITS
    }
}

impl Block for Weights {
    fn name(&self) -> String {
        format!("router_{}_weights_{}", self.kind, self.channel)
    }

    fn about(&self) -> String {
        format!(
            "How many flits of a round each head sends through each output of a {} lane: \
             {WEIGHT_BITS} bits each, heads above outputs in the order of the ports.",
            self.channel
        )
    }

    fn build(&self, m: &Module) {
        let column = m.input("column", index_bits(self.columns));
        let row = m.input("row", index_bits(self.rows));
        let place = cat(&[&row, &column]);
        let weights = m.output("weights", self.bits());
        let mut all: Vec<Signal> = Vec::new();
        let mut read = false;
        for (o, port) in (0..).zip(&self.ports) {
            for h in 0..2 * self.ports.len() {
                let values: Vec<(u32, u8)> =
                    self.places.iter().map(|(at, table)| (*at, table[o][h])).collect();
                let lit = |value: u8| m.lit(WEIGHT_BITS, value.into());
                let first = values.first().map_or(1, |value| value.1);
                if values.iter().all(|value| value.1 == first) {
                    all.push(lit(first));
                    continue;
                }
                read = true;
                let strap = |at: u32| {
                    u64::from(at / self.columns) << index_bits(self.columns)
                        | u64::from(at % self.columns)
                };
                let arms: Vec<(u64, Signal)> =
                    values.iter().map(|&(at, value)| (strap(at), lit(value))).collect();
                let head = super::shape::name(self.ports[h / 2]);
                let name = format!("{}_from_{head}_{}", super::shape::name(*port), h % 2);
                all.push(place.case(&name, &arms, &lit(1)));
            }
        }
        if !read {
            m.unused(&column, "the weights are the same everywhere");
            m.unused(&row, "the weights are the same everywhere");
        }
        m.drive(&weights, cat(&all.iter().rev().collect::<Vec<_>>()));
    }
}
