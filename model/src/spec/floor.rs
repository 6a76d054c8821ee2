//! The floor plan: where the routers are, which clients hang on which, and which PE stands in for
//! a faulty one.
//!
//! ```text
//!            column 0          1           2          3
//!   row 0    edge|PE-ME-LLC   PE|PE      PE|PE     PE|ME-LLC       network chiplet in the north
//!     1           PE-ME-LLC   PE|PE      PE|PE     PE|ME-LLC
//!    ...                            ...
//!   rows - 1 edge|PE-ME-LLC   PE|PE      PE|PE     PE|ME-LLC       network chiplet in the south
//!   rows            |PE       PE|PE      PE|PE     PE|             redundant PEs: smaller routers,
//!                                                                  linked to the north only
//! ```
//! A PE column lies between two columns of routers, and each of these serves the PE column on
//! either side of it: side 0 is the PE west of the router, side 1 the one east of it. So an outer
//! router serves one side only. Slots at a router: PE `2 * row in router + side`, 0 to 5; the
//! pair of message engines 6; LLC banks 7; network chiplet 8; host and control core 9.
//!
//! Source: figure 2 of the paper, as far as it is printed; see docs/blocks/noc.md for what is
//! assumed.

use super::Chip;
use super::flit::{Header, Reply, Source};

/// Slots at a router.
pub const SLOTS: u32 = 10;
/// PE rows that a router can serve.
pub const PE_ROWS: u32 = 3;
/// Slot of a pair of message engines.
pub const ME_SLOT: u8 = 6;
/// Slot of the LLC banks.
pub const LLC_SLOT: u8 = 7;
/// Slot of the link to a network chiplet.
pub const EDGE_SLOT: u8 = 8;
/// Slot of the host interface and the control core.
pub const HOST_SLOT: u8 = 9;

/// What a client is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClientKind {
    /// A processing element.
    Pe,
    /// A pair of message engines.
    Me,
    /// The LLC banks at one router, one a data lane.
    Llc,
    /// The link to a network chiplet.
    Edge,
    /// Host interface and control core.
    Host,
}

impl ClientKind {
    /// The kind that stands at a slot.
    pub fn of(slot: u8) -> ClientKind {
        match slot {
            ME_SLOT => ClientKind::Me,
            LLC_SLOT => ClientKind::Llc,
            EDGE_SLOT => ClientKind::Edge,
            HOST_SLOT => ClientKind::Host,
            _ => ClientKind::Pe,
        }
    }
}

/// What a router is, which says what it is built of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RouterKind {
    /// In the first or last column: PEs on one side, message engines and LLC banks.
    Outer,
    /// Between two columns of PEs.
    Inner,
    /// Of the redundant PEs: one row of them, and a link to the north only.
    Redundant,
}

/// Which PE of each column is faulty, by its physical row; none at first. A boot value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultTable(Vec<Option<u32>>);

/// A faulty PE that the chip cannot do without, or does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultError {
    /// There is no such PE.
    #[error(
        "there is no PE in column {column}, physical row {row}; use columns below {columns} and rows below {rows}"
    )]
    NoPe {
        /// Column of PEs.
        column: u32,
        /// Physical row.
        row: u32,
        /// Columns there are.
        columns: u32,
        /// Physical rows there are.
        rows: u32,
    },
    /// Nothing is left to stand in.
    #[error(
        "PE column {column} has no redundant row left for row {row}; leave the column out of use"
    )]
    NoneLeft {
        /// Column of PEs.
        column: u32,
        /// Physical row.
        row: u32,
    },
}

/// The floor plan of one description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Floor {
    /// Columns of routers.
    pub columns: u32,
    /// Full rows of routers.
    pub rows: u32,
    /// Whether a row of redundant PEs' routers lies behind the full ones (0 or 1).
    pub redundant: u32,
    /// Columns of PEs.
    pub pe_columns: u32,
    /// Rows of PEs in use.
    pub pe_rows: u32,
    /// Data lanes, and LLC banks at an outer router.
    pub lanes: u32,
    /// Pairs of message engines.
    pub me_pairs: u32,
}

impl Floor {
    /// The floor plan of a chip.
    pub fn new(chip: &Chip) -> Floor {
        Floor {
            columns: chip.noc.columns.value,
            rows: chip.noc.rows.value,
            redundant: chip.pe.redundant_rows.value,
            pe_columns: chip.pe.columns.value,
            pe_rows: chip.pe.rows.value,
            lanes: chip.noc.data_lanes.value,
            me_pairs: chip.me.count.value / chip.nmc_pair.engines.value,
        }
    }

    /// Rows of routers, those of the redundant PEs included.
    pub fn all_rows(&self) -> u32 {
        self.rows + self.redundant
    }

    /// Routers.
    pub fn routers(&self) -> u32 {
        self.columns * self.all_rows()
    }

    /// A router's number: row after row.
    pub fn router(&self, column: u32, row: u32) -> u32 {
        row * self.columns + column
    }

    /// The column and row of a router's number.
    pub fn position(&self, router: u32) -> (u32, u32) {
        (router % self.columns, router / self.columns)
    }

    /// Rows of PEs at a full router.
    pub fn pe_rows_at_router(&self) -> u32 {
        self.pe_rows / self.rows
    }

    /// What the router at a place is.
    pub fn kind(&self, column: u32, row: u32) -> RouterKind {
        if row >= self.rows {
            RouterKind::Redundant
        } else if column == 0 || column + 1 == self.columns {
            RouterKind::Outer
        } else {
            RouterKind::Inner
        }
    }

    /// The number of an outer router's pair of message engines; `None` where none stands. Pairs
    /// are spread evenly, first over the west column from north to south, then over the east one.
    fn pair_at(&self, column: u32, row: u32) -> Option<u32> {
        let outer = if column == 0 { row } else { self.rows + row };
        (0..self.me_pairs).find(|pair| pair * 2 * self.rows / self.me_pairs == outer)
    }

    /// The slots that a router has, as a mask.
    pub fn slots(&self, column: u32, row: u32) -> u16 {
        let kind = self.kind(column, row);
        let pe_rows = if kind == RouterKind::Redundant { 1 } else { self.pe_rows_at_router() };
        let mut slots = 0;
        for r in 0..pe_rows {
            // The outer columns have nothing on their outside.
            let west = if column > 0 { 1 } else { 0 };
            let east = if column + 1 < self.columns { 2 } else { 0 };
            slots |= (west | east) << (2 * r);
        }
        if kind == RouterKind::Outer {
            slots |= 1 << LLC_SLOT;
            slots |= u16::from(self.pair_at(column, row).is_some()) << ME_SLOT;
        }
        if kind != RouterKind::Redundant {
            slots |= u16::from(row == 0 || row + 1 == self.rows) << EDGE_SLOT;
            slots |= u16::from((column, row) == (1, 0)) << HOST_SLOT;
        }
        slots
    }

    /// Whether a client stands there.
    pub fn has(&self, client: Source) -> bool {
        let (column, row) = (u32::from(client.column), u32::from(client.row));
        column < self.columns
            && row < self.all_rows()
            && u32::from(client.slot) < SLOTS
            && self.slots(column, row) >> client.slot & 1 == 1
    }

    /// All clients, router after router, slot after slot. A client's number is its place here.
    pub fn clients(&self) -> Vec<Source> {
        let mut clients = Vec::new();
        for router in 0..self.routers() {
            let (column, row) = self.position(router);
            for slot in 0..SLOTS as u8 {
                let client = Source { column: column as u8, row: row as u8, slot };
                if self.has(client) {
                    clients.push(client);
                }
            }
        }
        clients
    }

    /// The PE column that a slot of a router is in.
    fn pe_column(&self, column: u32, slot: u8) -> u32 {
        // West of router column c lies PE column 2c - 1, east of it 2c.
        2 * column + u32::from(slot & 1) - 1
    }

    /// Where the PE of a physical row and column hangs. `row < pe_rows + redundant`.
    pub fn pe_place(&self, row: u32, column: u32) -> Source {
        let at_router = self.pe_rows_at_router();
        let (router_row, row_in_router) =
            if row < self.pe_rows { (row / at_router, row % at_router) } else { (self.rows, 0) };
        // An even PE column is east of its router, an odd one west of the next.
        let side = (column + 1) % 2;
        Source {
            column: column.div_ceil(2) as u8,
            row: router_row as u8,
            slot: (2 * row_in_router + side) as u8,
        }
    }

    /// The physical row and column of the PE at a place; `None` if none stands there.
    pub fn pe_at(&self, place: Source) -> Option<(u32, u32)> {
        if !self.has(place) || ClientKind::of(place.slot) != ClientKind::Pe {
            return None;
        }
        let (column, row) = (u32::from(place.column), u32::from(place.row));
        let row_in_router = u32::from(place.slot / 2);
        Some((row * self.pe_rows_at_router() + row_in_router, self.pe_column(column, place.slot)))
    }

    /// A table without faults.
    pub fn no_faults(&self) -> FaultTable {
        FaultTable(vec![None; self.pe_columns as usize])
    }

    /// Enters a faulty PE into a table.
    ///
    /// # Errors
    /// If there is no such PE, or the column has another fault already.
    pub fn add_fault(
        &self,
        table: &mut FaultTable,
        row: u32,
        column: u32,
    ) -> Result<(), FaultError> {
        let rows = self.pe_rows + self.redundant;
        if column >= self.pe_columns || row >= rows {
            return Err(FaultError::NoPe { column, row, columns: self.pe_columns, rows });
        }
        let entry = &mut table.0[column as usize];
        if self.redundant == 0 || entry.is_some_and(|other| other != row) {
            return Err(FaultError::NoneLeft { column, row });
        }
        *entry = Some(row);
        Ok(())
    }

    /// The physical row of a logical one in a column: at and below the faulty PE one further
    /// south.
    pub fn physical_row(&self, table: &FaultTable, row: u32, column: u32) -> u32 {
        row + u32::from(table.0[column as usize].is_some_and(|faulty| faulty <= row))
    }

    /// The logical row of a physical one in a column; `None` of the PE that is faulty, or spare.
    pub fn logical_row(&self, table: &FaultTable, row: u32, column: u32) -> Option<u32> {
        let logical = match table.0[column as usize] {
            Some(faulty) if faulty == row => return None,
            Some(faulty) if faulty < row => row - 1,
            _ => row,
        };
        (logical < self.pe_rows).then_some(logical)
    }

    /// Where the PE of a logical row and column hangs.
    pub fn pe(&self, table: &FaultTable, row: u32, column: u32) -> Source {
        self.pe_place(self.physical_row(table, row, column), column)
    }

    /// The logical row and column of the PE at a place; `None` if none in use stands there.
    pub fn logical_pe(&self, table: &FaultTable, place: Source) -> Option<(u32, u32)> {
        let (row, column) = self.pe_at(place)?;
        Some((self.logical_row(table, row, column)?, column))
    }

    /// Where a pair of message engines hangs. `pair < me_pairs`.
    pub fn me_pair(&self, pair: u32) -> Source {
        let outer = pair * 2 * self.rows / self.me_pairs;
        let east = outer >= self.rows;
        Source {
            column: if east { self.columns - 1 } else { 0 } as u8,
            row: (outer % self.rows) as u8,
            slot: ME_SLOT,
        }
    }

    /// LLC banks.
    pub fn banks(&self) -> u32 {
        2 * self.rows * self.lanes
    }

    /// Where an LLC bank hangs, and its data lane. Banks are numbered lane first, then router
    /// row, then side (0 is west). `bank < banks()`.
    pub fn bank(&self, bank: u32) -> (Source, u32) {
        let (outer, lane) = (bank / self.lanes, bank % self.lanes);
        let east = outer >= self.rows;
        let place = Source {
            column: if east { self.columns - 1 } else { 0 } as u8,
            row: (outer % self.rows) as u8,
            slot: LLC_SLOT,
        };
        (place, lane)
    }

    /// The bank of a place with LLC banks and a lane.
    pub fn bank_at(&self, place: Source, lane: u32) -> u32 {
        let east = u32::from(place.column > 0);
        (east * self.rows + u32::from(place.row)) * self.lanes + lane
    }

    /// The links to a network chiplet, 0 in the north, 1 in the south; one chiplet has both where
    /// there is only one row.
    pub fn edges(&self, chiplet: u32) -> Vec<Source> {
        let row = if chiplet == 0 { 0 } else { self.rows - 1 };
        (0..self.columns)
            .map(|column| Source { column: column as u8, row: row as u8, slot: EDGE_SLOT })
            .collect()
    }

    /// Where host interface and control core hang.
    pub fn host(&self) -> Source {
        Source { column: 1, row: 0, slot: HOST_SLOT }
    }

    /// Where the answer to `source`'s read goes, and the logical row that a row broadcast is for
    /// (0 for other replies). Of a row broadcast the masks cover every physical row in which some
    /// column has that logical row; the PEs that are of another one drop it. A source that is no
    /// PE in use gets its answer alone, whatever it asks for.
    pub fn reply_set(&self, table: &FaultTable, source: Source, reply: Reply) -> (Header, u8) {
        let own = (Header::to(source), 0);
        let Some((row, column)) = self.logical_pe(table, source) else { return own };
        let pes = |rows: u32| (0..rows).fold(0u16, |mask, r| mask | 3 << (2 * r));
        let all = pes(self.pe_rows_at_router());
        let full = |n: u32| ((1u32 << n) - 1) as u8;
        match reply {
            Reply::Own => own,
            Reply::Row => {
                let mut header = Header { columns: full(self.columns), ..Header::default() };
                for c in 0..self.pe_columns {
                    let place = self.pe(table, row, c);
                    header.rows |= 1 << place.row;
                    header.clients |= 3 << (place.slot & !1);
                }
                (header, row as u8)
            }
            Reply::Column => {
                let place = self.pe_place(0, column);
                let side = 1u16 << (place.slot & 1);
                let clients = all & (side * 0b01_0101);
                (Header { columns: 1 << place.column, rows: full(self.all_rows()), clients }, 0)
            }
            Reply::All => {
                let columns = full(self.columns);
                (Header { columns, rows: full(self.all_rows()), clients: all }, 0)
            }
        }
    }
}
