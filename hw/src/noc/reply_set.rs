//! Where the answer to a read goes: the masks of `mtia_model::spec::floor::Floor::reply_set`.
//!
//! ```text
//!   source, reply, faults --> columns, rows, clients, group_row
//! ```
//! `faults` has, for each PE column, the physical row of its faulty PE, or the number of physical
//! rows where there is none; column 0 lowest. Combinational.

use mtia_model::spec::Chip;
use mtia_model::spec::flit::{
    COLUMN_BITS, GROUP_ROW_BITS, REPLY_BITS, ROW_BITS, SLOT_BITS, SOURCE_BITS,
};
use mtia_model::spec::floor::{Floor, SLOTS};
use mtia_rtl::{Block, Module, Signal, cat, count_bits};
use serde::Serialize;

/// The block.
#[derive(Clone, Debug, Serialize)]
pub struct ReplySet {
    /// Columns of routers.
    pub columns: u32,
    /// Rows of routers, those of redundant PEs included.
    pub rows: u32,
    /// Columns of PEs.
    pub pe_columns: u32,
    /// Rows of PEs in use.
    pub pe_rows: u32,
    /// Physical rows of PEs.
    pub physical_rows: u32,
    /// Router row and first slot of each physical row of PEs.
    pub places: Vec<(u32, u32)>,
    /// Router column and side of each PE column.
    pub sides: Vec<(u32, u32)>,
}

impl ReplySet {
    /// The block of a chip.
    pub fn new(chip: &Chip) -> ReplySet {
        let floor = Floor::new(chip);
        let physical_rows = floor.pe_rows + floor.redundant;
        let place = |row| floor.pe_place(row, 0);
        let side = |column| floor.pe_place(0, column);
        ReplySet {
            columns: floor.columns,
            rows: floor.all_rows(),
            pe_columns: floor.pe_columns,
            pe_rows: floor.pe_rows,
            physical_rows,
            places: (0..physical_rows)
                .map(|row| (place(row).row.into(), u32::from(place(row).slot) & !1))
                .collect(),
            sides: (0..floor.pe_columns)
                .map(|column| (side(column).column.into(), u32::from(side(column).slot) & 1))
                .collect(),
        }
    }

    /// Bits of a physical row, or of their number.
    pub fn fault_bits(&self) -> u32 {
        count_bits(self.physical_rows)
    }
}

/// All of them, or the one.
fn or(m: &Module, width: u32, of: Vec<Signal>) -> Signal {
    of.into_iter().reduce(|a, b| a | b).unwrap_or_else(|| m.zeros(width))
}

impl Block for ReplySet {
    fn name(&self) -> String {
        "noc_reply_set".into()
    }

    fn about(&self) -> String {
        "Masks of the clients that get the answer to a read: the source alone, or all PEs of its \
         logical row, of its column, or of the chip. A source that is no PE in use gets its answer \
         alone."
            .into()
    }

    fn build(&self, m: &Module) {
        let source = m.input("source", SOURCE_BITS);
        m.comment("0 own, 1 row, 2 column, 3 all.");
        let reply = m.input("reply", REPLY_BITS);
        m.comment("Physical row of each PE column's faulty PE; the number of rows where none is.");
        let bits = self.fault_bits();
        let faults = m.input("faults", bits * self.pe_columns);
        let columns = m.output("columns", self.columns);
        let rows = m.output("rows", self.rows);
        let clients = m.output("clients", SLOTS);
        let group_row = m.output("group_row", GROUP_ROW_BITS);

        let column = source.slice(0, COLUMN_BITS);
        let row = source.slice(COLUMN_BITS, ROW_BITS);
        let slot = source.slice(COLUMN_BITS + ROW_BITS, SLOT_BITS);
        let fault = |c: u32| faults.slice(c * bits, bits);

        m.section("The source as a PE");
        // Its physical row and column, one bit each.
        let at_row: Vec<Signal> = self
            .places
            .iter()
            .enumerate()
            .map(|(p, &(r, s))| {
                let here = row.eq(r) & slot.slice(1, SLOT_BITS - 1).eq(s / 2);
                here.named(&format!("at_row_{p}"))
            })
            .collect();
        let at_column: Vec<Signal> = self
            .sides
            .iter()
            .enumerate()
            .map(|(c, &(r, side))| {
                (column.eq(r) & slot.bit(0).eq(side)).named(&format!("at_column_{c}"))
            })
            .collect();
        let zero = m.zeros(bits);
        let own_fault = or(
            m,
            bits,
            (0..self.pe_columns).map(|c| at_column[c as usize].mux(&fault(c), &zero)).collect(),
        )
        .named("own_fault");
        // Its logical row, one bit each.
        let logical: Vec<Signal> = (0..self.pe_rows)
            .map(|l| {
                let straight = &at_row[l as usize] & own_fault.gt(l);
                let shifted = at_row.get(l as usize + 1).map(|at| at & own_fault.le(l));
                let is = shifted.map_or(straight.clone(), |shifted| straight | shifted);
                is.named(&format!("logical_{l}"))
            })
            .collect();
        let any = |of: &[Signal]| cat(&of.iter().collect::<Vec<_>>()).any();
        let is_pe = (any(&logical) & any(&at_column)).named("is_pe");

        m.section("Masks");
        let hot = |n: u32, of: &Signal| {
            let bits: Vec<Signal> = (0..n).map(|i| of.eq(i)).collect();
            cat(&bits.iter().rev().collect::<Vec<_>>())
        };
        let own = [hot(self.columns, &column), hot(self.rows, &row), hot(SLOTS, &slot)];
        let pes = self.places.iter().fold(0u32, |mask, &(_, s)| mask | 3 << s);
        let row_masks = |pick: &dyn Fn(u32, u32) -> u128, width: u32| {
            // Of each logical row, the physical rows in which some column has it.
            let none = m.zeros(width);
            let of = (0..self.pe_rows)
                .map(|l| {
                    let straight: Vec<Signal> =
                        (0..self.pe_columns).map(|c| fault(c).gt(l)).collect();
                    let mask = |p: u32| {
                        let (r, s) = self.places[p as usize];
                        m.lit(width, pick(r, s))
                    };
                    let straight = any(&straight).mux(&mask(l), &none);
                    let both = if l + 1 < self.physical_rows {
                        let shifted: Vec<Signal> =
                            (0..self.pe_columns).map(|c| fault(c).le(l)).collect();
                        straight | any(&shifted).mux(&mask(l + 1), &none)
                    } else {
                        straight
                    };
                    logical[l as usize].mux(&both, &none)
                })
                .collect();
            or(m, width, of)
        };
        let side = slot.bit(0).mux(
            &m.lit(SLOTS, u128::from(pes & 0b10_1010)),
            m.lit(SLOTS, u128::from(pes & 0b01_0101)),
        );
        let all = m.lit(SLOTS, pes.into());
        let every_column = m.ones(self.columns);
        let every_row = m.ones(self.rows);
        let choose = |name: &str, arms: [&Signal; 4]| {
            let arms: Vec<(u64, Signal)> =
                (0..4).zip(arms).map(|(code, arm)| (code, arm.clone())).collect();
            let none = m.zeros(arms[0].1.width());
            reply.case(name, &arms, &none)
        };
        let broad = choose("broad_columns", [&own[0], &every_column, &own[0], &every_column]);
        m.drive(&columns, is_pe.mux(&broad, &own[0]));
        let of_row = row_masks(&|r, _| 1 << r, self.rows).named("row_rows");
        let broad = choose("broad_rows", [&own[1], &of_row, &every_row, &every_row]);
        m.drive(&rows, is_pe.mux(&broad, &own[1]));
        let of_row = row_masks(&|_, s| 3 << s, SLOTS).named("row_clients");
        let broad = choose("broad_clients", [&own[2], &of_row, &side, &all]);
        m.drive(&clients, is_pe.mux(&broad, &own[2]));
        let none = m.zeros(GROUP_ROW_BITS);
        let number = or(
            m,
            GROUP_ROW_BITS,
            (0..self.pe_rows)
                .map(|l| logical[l as usize].mux(&m.lit(GROUP_ROW_BITS, l.into()), &none))
                .collect(),
        );
        let wanted = (&is_pe & reply.eq(1)).named("wanted");
        m.drive(&group_row, wanted.mux(&number, &none));
    }
}
