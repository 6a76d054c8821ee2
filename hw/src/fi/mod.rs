//! The fabric interface (FI): DMA between a client's local store and the memory system.
//!
//! ```text
//!             +-------+   +--------+
//!   command =>| queue |==>| reader |======================================> control_up
//!             |   0   |   +--------+--slots--+
//!             +-------+   +--------+         |   +---------+
//!         \==>| queue |==>| writer |=========|==>|         |==============> data_up_j
//!             |   1   |   +--------+--acks<==|===|=========|<============== control_down
//!             +-------+   |  start |         v   +---------+
//!   status <==| table |<--+--------+     landing_j <======================= data_down_j
//!             +-------+<--answers---------/  ^  \==> store_write_j
//!                                        channels     writer <=> store_read, store_read_data
//! ```
//! A command moves bytes from anywhere to anywhere. It is cut into fragments of at most four lines
//! that do not cross a 256 B boundary of memory, so each is the business of one bank. Reads go out
//! as requests on the control channel, and their lines come back in any order; each lands in the
//! local store through a window of 64 B at any byte. Writes read such windows and go out as lines;
//! a fragment's last line is acknowledged. Two leaky buckets shape what leaves.
//!
//! Sizes are those of the chip description; the number of data links is each client's own. See
//! docs/blocks/fi.md.

mod acks;
mod bucket;
mod channels;
mod check;
mod landing;
mod reader;
mod registers;
mod slots;
mod splitter;
mod start;
mod table;
mod writer;

use mtia_model::spec::Chip;
use mtia_model::spec::address::AddressMap as Map;
use mtia_model::spec::fi::{
    self, ADDRESS_BITS, CHANNEL_BITS, CHANNELS, COUNTERS, CounterId, KIND_BITS, Kind, LINE_BYTES,
    REGISTER_BITS, REGISTER_STRIDE, Register, STATUS_BITS,
};
use mtia_model::spec::flit::{
    COLUMN_BITS, CONTROL_FIELDS, GROUP_ROW_BITS, REPLY_BITS, ROW_BITS, SLOT_BITS, STEERING_BITS,
    TAG_BITS, data_fields,
};
use mtia_model::spec::floor::{LLC_SLOT, SLOTS};
use mtia_model::spec::noc::lanes_of_link;
use mtia_rtl::{Block, Layout, Module, Operand, Signal, Stream, cat, index_bits};
use serde::Serialize;

use crate::address_map::AddressMap;

use acks::Acks;
use channels::Channels;
use landing::Landing;
use reader::Reader;
use registers::Registers;
use slots::Slots;
use start::Start;
use table::Table;
use writer::Writer;

/// Bits of a byte's place in a line.
const BYTE_BITS: u32 = LINE_BYTES.trailing_zeros();
/// Bits of a line's place in a fragment.
const LINE_BITS: u32 = fi::FRAGMENT_LINES.trailing_zeros();
/// Bits of a byte's place in a fragment.
const OFFSET_BITS: u32 = BYTE_BITS + LINE_BITS;
/// Bits of a slot in a tag: all but the broadcast's.
const TAG_SLOT_BITS: u32 = TAG_BITS - 1;

/// An interface, by its sizes.
#[derive(Clone, Debug, Serialize)]
pub struct Fi {
    /// Name of the module; those of its parts begin with it.
    pub name: String,
    /// Data links to the router.
    pub links: u32,
    /// Bytes of the client's local store, a power of two.
    pub local_bytes: u32,
    /// Bits of a command's length in bytes.
    pub length_bits: u32,
    /// Bits of a command's tag.
    pub tag_bits: u32,
    /// Commands that wait in each queue.
    pub commands: u32,
    /// Commands between start and status.
    pub in_flight: u32,
    /// Fragments of reads under way.
    pub read_slots: u32,
    /// Fragments of writes under way.
    pub write_slots: u32,
    /// Windows asked for and not sent.
    pub store_reads: u32,
    /// Fragments of a granule: a command's fragments go round the granules that it touches.
    pub granule: u32,
    /// 1/256 lines a cycle, after reset.
    pub read_rate: u32,
    /// 1/256 lines a cycle, after reset.
    pub write_rate: u32,
    /// Lines that a bucket holds, after reset.
    pub bucket_lines: u32,
    /// Lanes of the data channel.
    pub data_lanes: u32,
    /// Lanes of the control channel.
    pub control_lanes: u32,
    /// Columns of routers.
    pub columns: u32,
    /// Rows of routers, those of redundant PEs included.
    pub rows: u32,
    /// Fields of a data flit, from bit 0 up.
    pub data_fields: Vec<(&'static str, u32)>,
    /// Bytes of HBM.
    pub memory_bytes: u64,
    /// First address of the scratch window.
    pub scratch_base: u64,
    /// Bytes of the scratch window.
    pub scratch_bytes: u64,
    /// Bits of an address that the map knows.
    pub map_bits: u32,
    /// The address map.
    pub map: AddressMap,
}

/// Where a line is.
struct Placed {
    /// Data lane of its bank.
    lane: Signal,
    /// Column of the bank's router, one bit each.
    columns: Signal,
    /// Row of the bank's router, one bit each.
    rows: Signal,
    /// Its address in the bank.
    line: Signal,
}

impl Fi {
    /// The interface of a PE.
    pub fn new(chip: &Chip) -> Fi {
        Fi::of("fi", chip, chip.noc.pe_lanes.value, chip.pe.local_store_bytes.value)
    }

    /// The interface of a client with so many data links and so large a local store (bytes, a
    /// power of two); `name` is its module's.
    pub fn of(name: &str, chip: &Chip, links: u32, local_bytes: u32) -> Fi {
        let (noc, sizes) = (&chip.noc, &chip.fi);
        let map = Map::new(chip);
        Fi {
            name: name.to_owned(),
            links,
            local_bytes,
            length_bits: sizes.length_bits.value,
            tag_bits: sizes.tag_bits.value,
            commands: sizes.commands.value,
            in_flight: sizes.in_flight.value,
            read_slots: sizes.read_slots.value,
            write_slots: sizes.write_slots.value,
            store_reads: sizes.store_reads.value,
            granule: map.granule_lines / fi::FRAGMENT_LINES,
            read_rate: fi::rate_units(sizes.read_rate.value),
            write_rate: fi::rate_units(sizes.write_rate.value),
            bucket_lines: sizes.bucket_lines.value,
            data_lanes: noc.data_lanes.value,
            control_lanes: noc.control_lanes.value,
            columns: noc.columns.value,
            rows: noc.rows.value + chip.pe.redundant_rows.value,
            data_fields: data_fields(chip).to_vec(),
            memory_bytes: map.memory_bytes(),
            scratch_base: map.scratch_base(),
            scratch_bytes: map.scratch_bytes(),
            map_bits: map.address_bits(),
            map: AddressMap::new(chip),
        }
    }

    /// The name of a part's module.
    fn part(&self, what: &str) -> String {
        format!("{}_{what}", self.name)
    }

    /// Bits of a byte's address in the local store.
    fn local_bits(&self) -> u32 {
        index_bits(self.local_bytes)
    }

    /// Bits of the number of a 256 B block of memory.
    fn block_bits(&self) -> u32 {
        self.map_bits - OFFSET_BITS
    }

    /// Bits of a count of a command's answers: an unaligned longest buffer touches a line more
    /// than an aligned one.
    fn answer_bits(&self) -> u32 {
        self.length_bits - BYTE_BITS + 1
    }

    /// Bits of an entry of the table of commands.
    fn entry_bits(&self) -> u32 {
        index_bits(self.in_flight)
    }

    /// Bits of a header's masks: columns, rows, clients.
    fn header_bits(&self) -> [u32; 3] {
        [self.columns, self.rows, SLOTS]
    }

    fn control_up_lane_bits(&self) -> u32 {
        index_bits(self.control_lanes)
    }

    fn data_up_lane_bits(&self) -> u32 {
        index_bits(self.data_lanes)
    }

    fn data_bits(&self) -> u32 {
        self.data_fields.iter().map(|f| f.1).sum()
    }

    /// A command.
    pub fn command(&self) -> Layout {
        Layout::new()
            .field("kind", KIND_BITS)
            .field("address", ADDRESS_BITS)
            .field("local", self.local_bits())
            .field("length", self.length_bits)
            .field("steering", STEERING_BITS)
            .field("reply", REPLY_BITS)
            .field("channel", CHANNEL_BITS)
            .field("tag", self.tag_bits)
    }

    /// The answer to a command.
    pub fn status(&self) -> Layout {
        Layout::new().field("tag", self.tag_bits).field("code", STATUS_BITS)
    }

    /// What the router's port takes: header, which of the port's lanes if it has several, flit.
    fn up(&self, lanes: u32, payload_bits: u32) -> Layout {
        let [columns, rows, clients] = self.header_bits();
        let layout =
            Layout::new().field("columns", columns).field("rows", rows).field("clients", clients);
        let layout = if lanes > 1 { layout.field("lane", index_bits(lanes)) } else { layout };
        layout.field("payload", payload_bits)
    }

    /// A request for the router: header, lane of the control channel, flit.
    pub fn control_up(&self) -> Layout {
        self.up(self.control_lanes, control_bits())
    }

    /// A line for the router on a link: header, which of the link's lanes, flit.
    pub fn data_up(&self, link: u32) -> Layout {
        self.up(lanes_of_link(self.data_lanes, self.links, link), self.data_bits())
    }

    /// A flit of the control channel from the router.
    pub fn control_down(&self) -> Layout {
        Layout::new().field("payload", control_bits())
    }

    /// A flit of the data channel from the router.
    pub fn data_down(&self) -> Layout {
        Layout::new().field("payload", self.data_bits())
    }

    /// A window to be written: byte address, which bytes, the bytes.
    pub fn store_write(&self) -> Layout {
        Layout::new()
            .field("address", self.local_bits())
            .field("strobe", LINE_BYTES)
            .field("data", 8 * LINE_BYTES)
    }

    /// A window to be read: byte address.
    pub fn store_read(&self) -> Layout {
        Layout::new().field("address", self.local_bits())
    }

    /// A window that was read.
    pub fn store_read_data(&self) -> Layout {
        Layout::new().field("data", 8 * LINE_BYTES)
    }

    /// An access to a register: its byte offset, and what to write.
    pub fn utility_request(&self) -> Layout {
        let registers = (COUNTERS.len() + Register::ALL.len()) as u32;
        Layout::new()
            .field("address", index_bits(registers * REGISTER_STRIDE))
            .field("write", 1)
            .field("data", REGISTER_BITS)
    }

    /// The register's value, or an error.
    pub fn utility_response(&self) -> Layout {
        Layout::new().field("data", REGISTER_BITS).field("error", 1)
    }

    /// A field of a data flit.
    fn data_field(&self, payload: &Signal, name: &str) -> Signal {
        cut(&self.data_fields, payload, name)
    }

    /// A data flit; fields that are not given are zero.
    fn pack_data(&self, m: &Module, values: &[(&str, &Signal)]) -> Signal {
        let parts: Vec<Signal> = self
            .data_fields
            .iter()
            .map(|(name, width)| match values.iter().find(|v| v.0 == *name) {
                Some((_, value)) => (*value).clone(),
                None => m.zeros(*width),
            })
            .collect();
        cat(&parts.iter().rev().collect::<Vec<_>>())
    }

    /// The place of a line of a block, through the map.
    fn locate(&self, m: &Module, block: &Signal, line: &Signal) -> Placed {
        let map = m.instance("address_map", &self.map);
        map.drive("address", cat(&[block, line, &m.zeros(BYTE_BITS)]));
        let (west, east) = (1u128, 1u128 << (self.columns - 1));
        let east = m.lit(self.columns, east);
        let columns = map.port("side").mux(&east, m.lit(self.columns, west));
        Placed {
            lane: map.port("lane"),
            columns,
            rows: m.lit(self.rows, 1) << &map.port("row"),
            line: map.port("line"),
        }
    }

    /// What follows from a bank's data lane: its quad's control lane, its number in the quad.
    fn of_lane(
        &self,
        lane: &Signal,
        name: &str,
        width: u32,
        part: fn((u32, u32)) -> u32,
    ) -> Signal {
        let m = lane.module();
        let value = |l: u32| part(fi::quad(l, self.data_lanes, self.control_lanes));
        let arms: Vec<(u64, Signal)> = (0..self.data_lanes)
            .map(|l| (u64::from(l), m.lit(width, u128::from(value(l)))))
            .collect();
        lane.case(name, &arms, &m.zeros(width))
    }

    /// Whether a data lane goes over a link.
    fn on_link(&self, lane: &Signal, link: u32) -> Signal {
        if self.links == 1 {
            return lane.module().ones(1);
        }
        let lanes = (0..self.data_lanes).filter(|l| l % self.links == link);
        any_of(&lanes.map(|l| lane.eq(l)).collect::<Vec<_>>())
    }

    /// Which of its link's lanes a data lane is.
    fn lane_on_link(&self, lane: &Signal) -> Signal {
        if self.links == 1 {
            return lane.clone();
        }
        let (m, width) = (lane.module(), lane.width());
        let arms: Vec<(u64, Signal)> = (0..self.data_lanes)
            .map(|l| (u64::from(l), m.lit(width, u128::from(l / self.links))))
            .collect();
        lane.case("lane_on_link", &arms, &m.zeros(width))
    }

    /// Sends to the router on a stream as of [`Fi::up`].
    fn send_up(
        &self,
        up: &Stream,
        valid: impl Operand,
        masks: [&Signal; 2],
        lane: &Signal,
        payload: &Signal,
    ) {
        let clients = up.field("clients").width();
        let banks = lane.module().lit(clients, 1 << LLC_SLOT);
        let mut fields = vec![
            ("columns", masks[0]),
            ("rows", masks[1]),
            ("clients", &banks),
            ("payload", payload),
        ];
        let of_port = up.layout().fields().find(|f| f.0 == "lane").map(|f| lane.resize(f.1));
        fields.extend(of_port.as_ref().map(|lane| ("lane", lane)));
        up.send(valid, &fields);
    }
}

/// The port of a part that takes a command's field: `local` is a word of Verilog.
fn port_of(field: &str) -> &str {
    if field == "local" { "local_address" } else { field }
}

fn control_bits() -> u32 {
    CONTROL_FIELDS.iter().map(|f| f.1).sum()
}

/// The field `name` of a payload whose fields are packed from bit 0 up.
fn cut(fields: &[(&str, u32)], payload: &Signal, name: &str) -> Signal {
    let mut low = 0;
    for (field, width) in fields {
        if *field == name {
            return payload.slice(low, *width);
        }
        low += width;
    }
    // Fields and names are both constants of the project.
    payload.clone()
}

/// A field of a control flit.
fn control_field(payload: &Signal, name: &str) -> Signal {
    cut(&CONTROL_FIELDS, payload, name)
}

/// A control flit of all its fields.
fn pack_control(values: &[(&str, &Signal)]) -> Signal {
    let value = |name: &str| values.iter().find(|v| v.0 == name).map(|v| v.1);
    let parts: Vec<&Signal> = CONTROL_FIELDS.iter().rev().filter_map(|f| value(f.0)).collect();
    cat(&parts)
}

/// The field `name` of a packed signal of that layout, the first field most significant.
fn field(layout: &Layout, packed: &Signal, name: &str) -> Signal {
    let mut high = layout.width();
    for (field, width) in layout.fields() {
        high -= width;
        if field == name {
            return packed.slice(high, width);
        }
    }
    // Layouts and names are both constants of this folder.
    packed.clone()
}

/// Sum of single bits, as wide as a count of all of them.
fn sum_bits(bits: &[Signal]) -> Signal {
    cat(&bits.iter().collect::<Vec<_>>()).count_ones()
}

/// The OR of at least one signal.
fn any_of(all: &[Signal]) -> Signal {
    let (first, rest) = (&all[0], &all[1..]);
    rest.iter().fold(first.clone(), |sum, next| sum | next)
}

/// The lowest bit that is 1, alone.
fn lowest(bits: &Signal) -> Signal {
    bits & (bits.module().zeros(bits.width()) - bits)
}

/// The number of the one bit that is 1; 0 where none is.
fn encode(one_hot: &Signal, width: u32) -> Signal {
    let m = one_hot.module();
    let bits: Vec<Signal> = (0..width)
        .map(|b| {
            let with: Vec<Signal> =
                (0..one_hot.width()).filter(|e| e >> b & 1 == 1).map(|e| one_hot.bit(e)).collect();
            if with.is_empty() { m.zeros(1) } else { any_of(&with) }
        })
        .collect();
    cat(&bits.iter().rev().collect::<Vec<_>>())
}

/// The value beside the one bit that is 1; 0 where none is.
fn select_one_hot(one_hot: &Signal, values: &[Signal]) -> Signal {
    let chosen: Vec<Signal> = values
        .iter()
        .enumerate()
        .map(|(e, value)| one_hot.bit(e as u32).repeat(value.width()) & value)
        .collect();
    any_of(&chosen)
}

/// The bytes from `first` to `last` of a line, one bit each.
fn strobe(first: &Signal, last: &Signal) -> Signal {
    let ones = first.module().ones(LINE_BYTES);
    (&ones << first) & (&ones >> &!last)
}

impl Block for Fi {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn about(&self) -> String {
        "Fabric interface: DMA between a local store and the memory system. Commands in, statuses \
         out in the order in which they are done; requests and lines to and from the router; \
         windows to and from the local store; registers and counters on the utility port."
            .into()
    }

    fn build(&self, m: &Module) {
        m.comment("Work: a command; kinds and status codes as in docs/blocks/fi.md.");
        let command = m.stream_in("command", self.command());
        m.comment("One status for each command, as they are done.");
        let status = m.stream_out("status", self.status());
        m.comment("Requests for lines.");
        let control_up = m.stream_out("control_up", self.control_up());
        m.comment("Acknowledgements of writes; always taken.");
        let control_down = m.stream_in("control_down", self.control_down());
        let each = |name: &str, j: u32| format!("{name}_{j}");
        let mut links = Vec::new();
        for j in 0..self.links {
            m.comment(
                "Lines to be written; lines that were asked for; windows of the local store.",
            );
            links.push([
                m.stream_out(&each("data_up", j), self.data_up(j)),
                m.stream_in(&each("data_down", j), self.data_down()),
                m.stream_out(&each("store_write", j), self.store_write()),
            ]);
        }
        m.comment("Windows of the local store to be read, and what is in them, in order.");
        let store_read = m.stream_out("store_read", self.store_read());
        let store_read_data = m.stream_in("store_read_data", self.store_read_data());
        m.comment("Registers and counters, by byte offset.");
        let utility_request = m.stream_in("utility_request", self.utility_request());
        let utility_response = m.stream_out("utility_response", self.utility_response());
        m.comment("Straps: router, slot, and the logical row of a PE.");
        let column = m.input("column", COLUMN_BITS);
        let row = m.input("row", ROW_BITS);
        let slot = m.input("slot", SLOT_BITS);
        let logical_row = m.input("logical_row", GROUP_ROW_BITS);
        m.comment("Broadcast channels that are armed.");
        let armed = m.output("armed", CHANNELS);
        let source = cat(&[&slot, &row, &column]).named("source");

        m.section("Commands");
        let writes = command.field("kind").eq(u32::from(Kind::Write.code())).named("writes");
        let fields: Vec<(String, Signal)> =
            command.fields().map(|(n, s)| (n.to_owned(), s.clone())).collect();
        let fields: Vec<(&str, &Signal)> = fields.iter().map(|(n, s)| (n.as_str(), s)).collect();
        let to_reader = m.stream("to_reader", self.command());
        to_reader.send(&command.valid & !&writes, &fields);
        let to_writer = m.stream("to_writer", self.command());
        to_writer.send(&command.valid & &writes, &fields);
        command.take(writes.mux(&to_writer.ready, &to_reader.ready));
        let read = m.queue("read_queue", &to_reader, self.commands);
        let write = m.queue("write_queue", &to_writer, self.commands);
        let start = m.instance("start", &Start(self.clone()));
        let table = m.instance("commands", &Table(self.clone()));
        read.connect(&start.stream("read"));
        write.connect(&start.stream("write"));
        start.drive("entry_free", table.port("free"));
        for (port, from) in [
            ("start", "starts"),
            ("start_tag", "tag"),
            ("start_code", "code"),
            ("start_answers", "answers"),
        ] {
            table.drive(port, start.port(from));
        }
        table.stream("status").connect(&status);
        let entry = table.port("free_entry");

        m.section("Reads");
        let registers = m.instance("registers", &Registers(self.clone()));
        let reader = m.instance("reader", &Reader(self.clone()));
        let slots = m.instance("slots", &Slots(self.clone()));
        reader.drive("load", start.port("load_reader"));
        for name in ["address", "local", "length", "steering", "reply", "channel"] {
            reader.drive(port_of(name), read.field(name));
        }
        reader
            .drive("broadcast", read.field("kind").eq(u32::from(Kind::Broadcast.code())))
            .drive("entry", &entry)
            .drive("slot_free", slots.port("free"))
            .drive("slot_next", slots.port("next"))
            .drive("source", &source)
            .drive("rate", registers.port("read_rate"))
            .drive("depth", registers.port("read_depth"));
        start.drive("reader_free", reader.port("free"));
        slots.drive("open", reader.port("slot_open"));
        for name in ["first_line", "last_line", "skip", "keep", "base", "entry"] {
            slots.drive(name, reader.port(&format!("slot_{name}")));
        }
        reader.stream("control_up").connect(&control_up);

        m.section("Writes");
        let writer = m.instance("writer", &Writer(self.clone()));
        let acks = m.instance("acks", &Acks(self.clone()));
        writer.drive("load", start.port("load_writer"));
        for name in ["address", "local", "length", "steering"] {
            writer.drive(port_of(name), write.field(name));
        }
        writer
            .drive("entry", &entry)
            .drive("slot_free", acks.port("free"))
            .drive("slot_next", acks.port("next"))
            .drive("source", &source)
            .drive("rate", registers.port("write_rate"))
            .drive("depth", registers.port("write_depth"));
        start.drive("writer_free", writer.port("free"));
        acks.drive("open", writer.port("slot_open")).drive("entry", writer.port("slot_entry"));
        control_down.connect(&acks.stream("control_down"));
        writer.stream("store_read").connect(&store_read);
        store_read_data.connect(&writer.stream("store_read_data"));
        for (j, [up, ..]) in links.iter().enumerate() {
            writer.stream(&each("data_up", j as u32)).connect(up);
        }

        m.section("Broadcast channels");
        let channels = m.instance("channels", &Channels(self.clone()));
        channels.drive("arm", start.port("arm")).drive("entry", &entry);
        for name in ["channel", "address", "local"] {
            channels.drive(port_of(name), read.field(name));
        }
        channels.drive("answers", start.port("answers")).drive("finished", table.port("finished"));
        start.drive("armed", channels.port("armed"));
        m.drive(&armed, channels.port("armed"));

        m.section("Lines that arrive");
        let mut landings = Vec::new();
        for (j, [_, down, store]) in links.iter().enumerate() {
            let landing = m.instance(&each("landing", j as u32), &Landing(self.clone()));
            let of = |name: &str| format!("link_{j}_{name}");
            down.connect(&landing.stream("data_down"));
            landing.stream("store_write").connect(store);
            landing.drive("logical_row", &logical_row);
            for (ask, answers, name, asked) in [
                (
                    &slots,
                    ["hit", "window", "first", "last", "entry"].as_slice(),
                    "slot",
                    ["slot", "line"].as_slice(),
                ),
                (
                    &channels,
                    ["hit", "window", "entry"].as_slice(),
                    "channel",
                    ["channel", "number", "line"].as_slice(),
                ),
            ] {
                for what in asked {
                    ask.drive(&of(what), landing.port(what));
                }
                for what in answers {
                    landing.drive(&format!("{name}_{what}"), ask.port(&of(what)));
                }
            }
            slots.drive(&of("arrived"), landing.port("arrived"));
            for (what, from) in [
                ("valid", "answer"),
                ("entry", "answer_entry"),
                ("error", "answer_error"),
                ("poison", "answer_poison"),
            ] {
                table.drive(&format!("answer_{j}_{what}"), landing.port(from));
            }
            landings.push(landing);
        }
        let of = |what: &str| format!("answer_{}_{what}", self.links);
        table
            .drive(&of("valid"), acks.port("answer"))
            .drive(&of("entry"), acks.port("answer_entry"))
            .drive(&of("error"), acks.port("answer_error"))
            .drive(&of("poison"), m.zeros(1));

        m.section("Registers and counters");
        let ok = status.field("code").eq(0).named("status_ok");
        let failure = (status.fires() & !&ok).named("status_fails");
        registers
            .drive("source", &source)
            .drive("logical_row", &logical_row)
            .drive("failure", &failure)
            .drive("failure_tag", status.field("tag"))
            .drive("failure_code", status.field("code"))
            .drive("armed", channels.port("armed"));
        utility_request.connect(&registers.stream("utility_request"));
        registers.stream("utility_response").connect(&utility_response);
        let sum = |name: &str, own: Option<Signal>| {
            let bits: Vec<Signal> = landings.iter().map(|l| l.port(name)).chain(own).collect();
            sum_bits(&bits)
        };
        let bytes = landings.iter().map(|l| {
            l.port("stored_bytes").resize(Registers(self.clone()).step_bits(CounterId::BytesRead))
        });
        let bytes = bytes.reduce(|a, b| a + b).unwrap_or_else(|| m.zeros(1));
        let waits = |s: &Stream| &s.valid & !&s.ready;
        for id in CounterId::ALL {
            let step = match id {
                CounterId::Commands => status.fires() & &ok,
                CounterId::Errors => failure.clone(),
                CounterId::ReadFragments => control_up.fires(),
                CounterId::ReadLines => reader.port("sent_lines"),
                CounterId::WriteFragments => writer.port("sent_last"),
                CounterId::WriteLines => writer.port("sent_line"),
                CounterId::BytesRead => bytes.clone(),
                CounterId::BytesWritten => writer.port("sent_bytes"),
                CounterId::StoredLines => sum("stored_line", None),
                CounterId::BroadcastLines => sum("stored_broadcast", None),
                CounterId::ForeignLines => sum("dropped_foreign", None),
                CounterId::StrayFlits => sum("dropped_stray", Some(acks.port("stray"))),
                CounterId::ErrorAnswers => sum("answer_error", Some(acks.port("answer_error"))),
                CounterId::PoisonedLines => sum("answer_poison", None),
                CounterId::BusyCycles => table.port("in_use"),
                CounterId::ReadSlotCycles => reader.port("waits_for_slot"),
                CounterId::WriteSlotCycles => writer.port("waits_for_slot"),
                CounterId::ReadBucketCycles => reader.port("held_back"),
                CounterId::WriteBucketCycles => writer.port("held_back"),
                CounterId::ReadLinkCycles => waits(&control_up),
                CounterId::WriteLinkCycles => writer.port("waits"),
                CounterId::StoreWriteCycles => sum("waits", None),
                CounterId::StoreReadCycles => waits(&store_read),
            };
            registers.drive(id.counter().name, step);
        }
    }
}
