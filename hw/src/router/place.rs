//! The router's place on the chip as masks, from its straps: computed once for all lanes.

use mtia_rtl::{Block, Module, Signal, cat, index_bits};
use serde::Serialize;

use super::shape::Shape;

/// The masks of a place: name and bits, in the order of the ports.
pub fn masks(columns: u32, rows: u32, stub: bool) -> Vec<(&'static str, u32)> {
    let mut masks = vec![("own_column", columns), ("own_row", rows)];
    if !stub {
        masks.extend([("west", columns), ("east", columns), ("below", rows)]);
        masks.extend([("group", rows), ("stub_below", 1)]);
    }
    masks.push(("above", rows));
    masks
}

/// The block.
#[derive(Clone, Debug, Serialize)]
pub struct Place {
    /// Columns of routers.
    pub columns: u32,
    /// Rows of routers, those of redundant PEs included.
    pub rows: u32,
    /// Full rows.
    pub full_rows: u32,
    /// Of a redundant PE's router.
    pub stub: bool,
}

impl Place {
    /// The block of a router.
    pub fn new(shape: &Shape) -> Place {
        let Shape { columns, rows, full_rows, stub, .. } = *shape;
        Place { columns, rows, full_rows, stub }
    }
}

impl Block for Place {
    fn name(&self) -> String {
        format!("router_place{}", if self.stub { "_redundant" } else { "" })
    }

    fn about(&self) -> String {
        "A router's column and row as masks: itself, what lies beyond it on each side, the rows \
         that are reached along its row of links, and whether a redundant PE's router is below."
            .into()
    }

    fn build(&self, m: &Module) {
        let shape = self;
        let column = m.input("column", index_bits(shape.columns));
        let row = m.input("row", index_bits(shape.rows));
        let bits = |n: u32, bit: &dyn Fn(u32) -> Signal| {
            let bits: Vec<Signal> = (0..n).map(bit).collect();
            cat(&bits.iter().rev().collect::<Vec<_>>())
        };
        let redundant = shape.rows > shape.full_rows;
        let stub_below = if redundant { row.eq(shape.full_rows - 1) } else { m.zeros(1) };
        for (name, width) in masks(shape.columns, shape.rows, shape.stub) {
            let value = match name {
                "own_column" => bits(width, &|c| column.eq(c)),
                "west" => bits(width, &|c| column.gt(c)),
                "east" => bits(width, &|c| column.lt(c)),
                "own_row" => bits(width, &|r| row.eq(r)),
                "above" => bits(width, &|r| row.gt(r)),
                "below" => bits(width, &|r| row.lt(r)),
                "group" => bits(width, &|r| match r == shape.full_rows {
                    true => row.eq(r) | &stub_below,
                    false => row.eq(r),
                }),
                _ => stub_below.clone(),
            };
            let out = m.output(name, width);
            m.drive(&out, value);
        }
    }
}
