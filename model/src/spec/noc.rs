//! The network on chip as its users see it: channels, classes, link lanes, routes, counters.
//!
//! A channel is a bundle of lanes, and each lane is a network of its own: a mesh of the same
//! routers. A flit stays in its lane from end to end; lanes meet only at the links of clients
//! that have fewer lanes than the channel.
//!
//! Sources: figure 2 and the text of the paper for mesh, channels, lanes, L-routing and virtual
//! lanes; see docs/blocks/noc.md for what is assumed.

use std::fmt::{self, Write};

use super::Chip;
use super::flit::{self, Header};
use super::floor::{ClientKind, Floor, SLOTS};

/// What travels where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Channel {
    /// Lines of data.
    Data,
    /// Requests for lines, and acknowledgements.
    Control,
    /// Registers and debug.
    Utility,
    /// Barriers and semaphores.
    Synchronisation,
    /// Partial sums between PEs.
    Reduction,
}

impl Channel {
    /// All channels.
    pub const ALL: [Channel; 5] = [
        Channel::Data,
        Channel::Control,
        Channel::Utility,
        Channel::Synchronisation,
        Channel::Reduction,
    ];

    /// Its place in [`Channel::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in hardware and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Channel::Data => "data",
            Channel::Control => "control",
            Channel::Utility => "utility",
            Channel::Synchronisation => "synchronisation",
            Channel::Reduction => "reduction",
        }
    }

    /// Lanes of a link between routers.
    pub fn lanes(self, chip: &Chip) -> u32 {
        match self {
            Channel::Data => chip.noc.data_lanes.value,
            Channel::Control => chip.noc.control_lanes.value,
            Channel::Utility | Channel::Synchronisation | Channel::Reduction => 1,
        }
    }

    /// Message classes: 2 where there are requests (0) and responses (1).
    pub const fn classes(self) -> u32 {
        match self {
            Channel::Data | Channel::Control | Channel::Utility => 2,
            Channel::Synchronisation | Channel::Reduction => 1,
        }
    }

    /// Bits of a payload.
    pub fn payload_bits(self, chip: &Chip) -> u32 {
        match self {
            Channel::Data => flit::data_bits(chip),
            Channel::Reduction => flit::reduction_bits(chip),
            Channel::Control | Channel::Utility | Channel::Synchronisation => {
                8 * chip.noc.control_bytes.value
            }
        }
    }

    /// Whether clients of that kind are on it.
    pub fn serves(self, kind: ClientKind) -> bool {
        self != Channel::Reduction || kind == ClientKind::Pe
    }

    /// Lanes of a client's link, each way; 0 where it is not on the channel. Lane `l` of the
    /// channel goes over lane `l mod links` of the link. A link's control lanes follow from its
    /// data lanes: one asks for a fragment a cycle.
    pub fn links(self, chip: &Chip, kind: ClientKind) -> u32 {
        let noc = &chip.noc;
        if !self.serves(kind) {
            return 0;
        }
        let data = match kind {
            ClientKind::Pe => noc.pe_lanes.value,
            ClientKind::Me => noc.me_lanes.value,
            ClientKind::Llc => noc.data_lanes.value,
            ClientKind::Edge => noc.edge_lanes.value,
            ClientKind::Host => noc.host_lanes.value,
        };
        match self {
            Channel::Data => data,
            Channel::Control if kind == ClientKind::Llc => noc.control_lanes.value,
            Channel::Control => (data * noc.lane_bytes.value)
                .div_ceil(noc.fragment_bytes.value)
                .min(noc.control_lanes.value),
            Channel::Utility | Channel::Synchronisation | Channel::Reduction => 1,
        }
    }
}

impl fmt::Display for Channel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The lanes of a channel with `lanes` of them that go over lane `link` of a link with `links`.
pub fn lanes_of_link(lanes: u32, links: u32, link: u32) -> u32 {
    (lanes - link).div_ceil(links)
}

/// A port of a router: a neighbour, or a slot.
///
/// Ports 0 to 3 are the neighbours, port 4 + s is slot s.
pub const PORTS: u32 = 4 + SLOTS;

/// A neighbour's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// The row before.
    North = 0,
    /// The row behind.
    South = 1,
    /// The column behind.
    East = 2,
    /// The column before.
    West = 3,
}

impl Side {
    /// All sides, by their ports.
    pub const ALL: [Side; 4] = [Side::North, Side::South, Side::East, Side::West];

    /// The side that faces it.
    pub const fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::South => Side::North,
            Side::East => Side::West,
            Side::West => Side::East,
        }
    }

    /// Its name in hardware.
    pub const fn name(self) -> &'static str {
        match self {
            Side::North => "north",
            Side::South => "south",
            Side::East => "east",
            Side::West => "west",
        }
    }
}

/// The port of a slot.
pub const fn slot_port(slot: u8) -> u32 {
    4 + slot as u32
}

/// The name of a port in hardware: `north` or `client_3`.
pub fn port_name(port: u32) -> String {
    match Side::ALL.get(port as usize) {
        Some(side) => side.name().to_owned(),
        None => format!("client_{}", port - 4),
    }
}

/// A router's place and what it has: what its routing function needs to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Router {
    /// Column.
    pub column: u32,
    /// Row; a redundant PE's router lies in row `rows`.
    pub row: u32,
    /// Full rows.
    pub rows: u32,
    /// Ports that it has, as a mask over [`PORTS`].
    pub ports: u32,
    /// Slots whose clients take flits; copies for others are dropped. A boot value: a faulty PE
    /// must not hold up a broadcast.
    pub enabled: u16,
    /// Whether a smaller router hangs south of the last full row's.
    pub stub_below: bool,
    /// Whether it is such a smaller router itself.
    pub stub: bool,
}

impl Router {
    /// The router at a place of a floor plan.
    pub fn new(floor: &Floor, column: u32, row: u32) -> Router {
        let stub = row >= floor.rows;
        let stub_below = floor.redundant > 0 && row + 1 == floor.rows;
        let mut ports = u32::from(floor.slots(column, row)) << 4;
        let mut side = |side: Side, there: bool| ports |= u32::from(there) << side as u32;
        side(Side::North, row > 0);
        side(Side::South, row + 1 < floor.all_rows());
        side(Side::East, !stub && column + 1 < floor.columns);
        side(Side::West, !stub && column > 0);
        Router { column, row, rows: floor.rows, ports, enabled: !0, stub_below, stub }
    }

    /// The router on a side of it, if its port is there.
    pub fn neighbour(&self, side: Side) -> Option<(u32, u32)> {
        if self.ports >> side as u32 & 1 == 0 {
            return None;
        }
        Some(match side {
            Side::North => (self.column, self.row - 1),
            Side::South => (self.column, self.row + 1),
            Side::East => (self.column + 1, self.row),
            Side::West => (self.column - 1, self.row),
        })
    }

    fn above(&self) -> u8 {
        ((1u32 << self.row) - 1) as u8
    }

    fn below(&self) -> u8 {
        !(self.above() | 1 << self.row)
    }

    fn west(&self) -> u8 {
        ((1u32 << self.column) - 1) as u8
    }

    fn east(&self) -> u8 {
        !(self.west() | 1 << self.column)
    }

    /// Rows that are reached along this row of links: its own, and the stub below it.
    fn group(&self) -> u8 {
        1 << self.row | u8::from(self.stub_below) << (self.row + 1)
    }

    /// The ports that copies of a flit leave through, as a mask; the flit came in by `from`.
    ///
    /// Class 0 goes along the column first, class 1 along the row first. A smaller router has no
    /// links east and west: what comes from it goes north first, and what goes to it turns south
    /// last, from the router above it. Nothing goes back to where it came from.
    #[inline]
    pub fn route(&self, class: u32, header: Header, from: u32) -> u32 {
        let Header { columns, rows, clients } = header;
        let here = columns >> self.column & 1 == 1;
        let any = |mask: u8| mask != 0;
        let (north, south, east, west);
        if self.stub {
            north = any(rows & self.above()) || any(columns & !(1 << self.column));
            (south, east, west) = (false, false, false);
        } else if class == 0 {
            let turns = any(rows & self.group());
            north = any(rows & self.above());
            south = any(rows & self.below()) && (!self.stub_below || here);
            east = turns && any(columns & self.east());
            west = turns && any(columns & self.west());
        } else {
            north = here && any(rows & self.above());
            south = here && any(rows & self.below());
            east = any(columns & self.east());
            west = any(columns & self.west());
        }
        let local = if here && rows >> self.row & 1 == 1 {
            u32::from(clients & self.enabled) << 4
        } else {
            0
        };
        let sides =
            u32::from(north) | u32::from(south) << 1 | u32::from(east) << 2 | u32::from(west) << 3;
        // Masks that name no router name no side.
        let sides = if columns == 0 || rows == 0 { 0 } else { sides };
        // A slot may send to itself, a neighbour never gets back what it sent.
        let back = if from < 4 { 1 << from } else { 0 };
        (sides & !back | local) & self.ports
    }

    /// The header of the copy that leaves on a side: the part of the masks that lies there.
    #[inline]
    pub fn trim(&self, class: u32, header: Header, side: Side) -> Header {
        let Header { mut columns, mut rows, clients } = header;
        let own = 1u8 << self.column;
        match side {
            Side::North if self.stub => {}
            Side::North => {
                rows &= self.above();
                columns &= if class == 1 { own } else { !0 };
            }
            Side::South => {
                rows &= self.below();
                columns &= if class == 1 || self.stub_below { own } else { !0 };
            }
            Side::East | Side::West => {
                columns &= if side == Side::East { self.east() } else { self.west() };
                rows &= if class == 0 { self.group() } else { !0 };
            }
        }
        Header { columns, rows, clients }
    }
}

/// Cycles from a flit's transfer into the network to the first offer to its receiver, with `hops`
/// links between routers on the way and nothing else under way: 2 to the first router's buffer, 2
/// for each hop, 3 through the last router and its client port.
pub const fn zero_load_latency(hops: u32) -> u32 {
    5 + 2 * hops
}

/// Links between routers on the way of a unicast flit.
pub fn hops(floor: &Floor, from: flit::Source, to: flit::Source) -> u32 {
    if (from.column, from.row) == (to.column, to.row) {
        return 0;
    }
    // A smaller router is one link south of the last full row's, which has the links east and west.
    let (mut hops, mut rows) = (0, [u32::from(from.row), u32::from(to.row)]);
    if from.column != to.column {
        for row in &mut rows {
            hops += u32::from(*row >= floor.rows);
            *row = (*row).min(floor.rows - 1);
        }
    }
    hops + rows[0].abs_diff(rows[1]) + u32::from(from.column).abs_diff(to.column.into())
}

/// Follows a unicast flit of a class on its way; tells router, input and output of each step.
pub fn walk(
    floor: &Floor,
    class: u32,
    from: flit::Source,
    to: flit::Source,
    mut visit: impl FnMut(u32, u32, u32),
) {
    let (mut at, mut input) = ((u32::from(from.column), u32::from(from.row)), slot_port(from.slot));
    let mut header = Header::to(to);
    loop {
        let router = Router::new(floor, at.0, at.1);
        // A flit to one place has one output.
        let output = router.route(class, header, input).trailing_zeros();
        if output >= PORTS {
            return;
        }
        visit(floor.router(at.0, at.1), input, output);
        let Some(&side) = Side::ALL.get(output as usize) else { return };
        let Some(next) = router.neighbour(side) else { return };
        header = router.trim(class, header, side);
        (at, input) = (next, side.opposite() as u32);
    }
}

/// Bits of a counter.
pub const COUNTER_BITS: u32 = 64;
/// Bytes from one counter's register to the next.
pub const COUNTER_STRIDE: u32 = 8;

/// A counter's declaration; every router has one of it for each channel.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    /// Its name, behind the router's and the channel's: `router[5].data.flits_north`.
    pub name: &'static str,
    /// Its unit.
    pub unit: &'static str,
    /// The exact event that increments it.
    pub event: &'static str,
}

/// The counters of one channel of a router.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum CounterId {
    /// Flits to the north.
    FlitsNorth,
    /// Flits to the south.
    FlitsSouth,
    /// Flits to the east.
    FlitsEast,
    /// Flits to the west.
    FlitsWest,
    /// Flits to clients' ports.
    FlitsClient,
    /// Flits taken from clients.
    Injected,
    /// Flits given to clients.
    Delivered,
    /// Flits that went nowhere.
    Dropped,
    /// Waiting for room.
    Stalls,
    /// Waiting for others.
    Conflicts,
}

/// The counters of one channel of a router, in the order of their registers.
pub const COUNTERS: [Counter; 10] = [
    Counter {
        name: "flits_north",
        unit: "flits",
        event: "A flit, or a copy, is sent north on some lane: + 1 each.",
    },
    Counter {
        name: "flits_south",
        unit: "flits",
        event: "A flit, or a copy, is sent south on some lane: + 1 each.",
    },
    Counter {
        name: "flits_east",
        unit: "flits",
        event: "A flit, or a copy, is sent east on some lane: + 1 each.",
    },
    Counter {
        name: "flits_west",
        unit: "flits",
        event: "A flit, or a copy, is sent west on some lane: + 1 each.",
    },
    Counter {
        name: "flits_client",
        unit: "flits",
        event: "A flit, or a copy, is sent to a client's port on some lane: + 1 each.",
    },
    Counter {
        name: "injected",
        unit: "flits",
        event: "A client's flit is accepted on an `up` stream: + 1 each.",
    },
    Counter {
        name: "delivered",
        unit: "flits",
        event: "A client accepts a flit on a `down` stream: + 1 each.",
    },
    Counter {
        name: "dropped",
        unit: "flits",
        event: "A flit at the head of a buffer names no place that lies ahead, and is removed: + 1 \
                each.",
    },
    Counter {
        name: "stalls",
        unit: "output cycles",
        event: "Each cycle: + the number of outputs, over all lanes, that some flit wants and none \
                gets, because the buffer behind it is full.",
    },
    Counter {
        name: "conflicts",
        unit: "output cycles",
        event: "Each cycle: + the number of outputs, over all lanes, that more than one flit wants.",
    },
];

impl CounterId {
    /// All counters, in the order of their registers.
    pub const ALL: [CounterId; COUNTERS.len()] = [
        CounterId::FlitsNorth,
        CounterId::FlitsSouth,
        CounterId::FlitsEast,
        CounterId::FlitsWest,
        CounterId::FlitsClient,
        CounterId::Injected,
        CounterId::Delivered,
        CounterId::Dropped,
        CounterId::Stalls,
        CounterId::Conflicts,
    ];

    /// The place in [`COUNTERS`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The counter's declaration.
    pub const fn counter(self) -> &'static Counter {
        &COUNTERS[self as usize]
    }

    /// The byte offset of a channel's counter on the router's utility port.
    pub const fn offset(self, channel: Channel) -> u32 {
        (channel.index() * COUNTERS.len() + self as usize) as u32 * COUNTER_STRIDE
    }
}

/// The channels, flit formats, counters and sizes as Markdown tables.
pub fn markdown(chip: &Chip) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_markdown(&mut out, chip);
    out
}

fn write_markdown(out: &mut String, chip: &Chip) -> fmt::Result {
    writeln!(
        out,
        "## Channels of `{}`\n\n| channel | lanes | classes | bits of a payload | lanes of a PE's \
         link | ME pair | LLC | network chiplet | host |\n|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        chip.name
    )?;
    for channel in Channel::ALL {
        let links = |kind| channel.links(chip, kind);
        writeln!(
            out,
            "| {channel} | {} | {} | {} | {} | {} | {} | {} | {} |",
            channel.lanes(chip),
            channel.classes(),
            channel.payload_bits(chip),
            links(ClientKind::Pe),
            links(ClientKind::Me),
            links(ClientKind::Llc),
            links(ClientKind::Edge),
            links(ClientKind::Host),
        )?;
    }
    for (title, fields) in
        [("Control flit", &flit::CONTROL_FIELDS[..]), ("Data flit", &flit::data_fields(chip))]
    {
        writeln!(out, "\n## {title}\n\n| bits | field |\n|---:|---|")?;
        let mut low = 0;
        for (name, bits) in fields {
            match bits {
                1 => writeln!(out, "| {low} | `{name}` |")?,
                _ => writeln!(out, "| {}:{low} | `{name}` |", low + bits - 1)?,
            }
            low += bits;
        }
    }
    writeln!(
        out,
        "\n## Counters\n\nOf each channel of each router: channel c's register i is at byte offset \
         {} c + {COUNTER_STRIDE} i of the router's utility port, {COUNTER_BITS} bits wide. \
         Channels count from 0 in the order of the table above.\n\n\
         | i | name | unit | counts |\n|---:|---|---|---|",
        COUNTERS.len() as u32 * COUNTER_STRIDE
    )?;
    for id in CounterId::ALL {
        let Counter { name, unit, event } = id.counter();
        writeln!(out, "| {} | `{name}` | {unit} | {event} |", id.index())?;
    }
    writeln!(
        out,
        "\n## Sizes of `{}`\n\n| parameter | value | unit | source |\n|---|---:|---|---|",
        chip.name
    )?;
    for entry in chip.entries() {
        if entry.key.starts_with("noc.") || entry.key.starts_with("pe.") {
            let (key, value) = (&entry.key, entry.value);
            writeln!(out, "| `{key}` | {value} | {} | {} |", entry.unit, entry.source)?;
        }
    }
    Ok(())
}
