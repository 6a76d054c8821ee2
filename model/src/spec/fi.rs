//! The fabric interface (FI) as its users see it: commands, statuses, registers and counters.
//!
//! ```text
//!   command ==> +----+ ==> control up (reads), data up (writes)      to the router
//!   status  <== | FI | <== data down (lines), control down (acknowledgements)
//!               +----+ <=> local store: windows of a line, at any byte
//!                 |
//!                 +-- registers and counters on the utility port
//! ```
//!
//! This is the one place for these facts. The functional model, the cycle model, the hardware and
//! the manual ([`markdown`]) all take them from here. That fabric interfaces move data between a
//! client's local store and the memory system, byte by byte where it must be, cut packets into
//! fragments and shape traffic with a leaky bucket is published; codes, statuses, rules, registers
//! and counters are this project's own (source A).

use std::fmt;
use std::fmt::Write as _;

use super::address::AddressMap;
use super::chip::Chip;
use super::flit::{Reply, SOURCE_BITS, Source, TAG_BITS};
use super::floor::ClientKind;
use super::noc::Channel;

/// Width of an address of the chip in bits.
pub const ADDRESS_BITS: u32 = 40;
/// Width of a command's kind in bits.
pub const KIND_BITS: u32 = 2;
/// Width of a status code in bits.
pub const STATUS_BITS: u32 = 4;
/// Width of a counter and of a register in bits.
pub const REGISTER_BITS: u32 = 64;
/// Bytes from one register to the next on the utility port.
pub const REGISTER_STRIDE: u32 = 8;
/// Broadcast channels of one interface.
pub const CHANNELS: u32 = 8;
/// Bits of a broadcast channel's number.
pub const CHANNEL_BITS: u32 = 3;
/// Bits of a fragment's number in a broadcast.
pub const NUMBER_BITS: u32 = 8;
/// Bytes of a fragment: what one request asks for, within a block of as many bytes.
pub const FRAGMENT_BYTES: u32 = FRAGMENT_LINES * LINE_BYTES;
/// Bytes of a line.
pub const LINE_BYTES: u32 = super::llc::LINE_BYTES;
/// Lines of a fragment.
pub const FRAGMENT_LINES: u32 = super::address::FRAGMENT_LINES;
/// The tag bit of a broadcast's flits. Below it stand the channel and the fragment's number; a
/// tag without it is a slot.
pub const BROADCAST_TAG: u16 = 1 << (TAG_BITS - 1);
/// Most bytes of a broadcast, counted from the beginning of its first fragment.
pub const BROADCAST_BYTES: u32 = FRAGMENT_BYTES << NUMBER_BITS;
/// Fractions of a line in which a bucket's level and rate are counted.
pub const LEVEL_UNIT: u32 = 256;
/// Width of a bucket's rate, in 1 / [`LEVEL_UNIT`] line a cycle.
pub const RATE_BITS: u32 = 12;
/// Width of a bucket's depth in lines.
pub const DEPTH_BITS: u32 = 12;

/// Data links and bytes of local store of the interface of a kind of client; `None` of LLC banks,
/// which have none. A pair of message engines stores in its engines' SRAMs, side by side; what
/// stands behind a network chiplet's link and behind the host's is taken to be as large as a PE's
/// local store (A).
pub fn interface(chip: &Chip, kind: ClientKind) -> Option<(u32, u32)> {
    let bytes = match kind {
        ClientKind::Pe | ClientKind::Edge | ClientKind::Host => chip.pe.local_store_bytes.value,
        ClientKind::Me => chip.nmc_pair.engines.value * chip.me.sram_bytes.value,
        ClientKind::Llc => return None,
    };
    Some((Channel::Data.links(chip, kind), bytes))
}

/// What a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Memory to local store.
    Read = 0,
    /// Local store to memory.
    Write = 1,
    /// Memory to the local stores of a group of PEs, this one included.
    Broadcast = 2,
    /// A part of what another PE's broadcast brings.
    Receive = 3,
}

impl Kind {
    /// All kinds, in the order of their codes; every code of the field is one.
    pub const ALL: [Kind; 4] = [Kind::Read, Kind::Write, Kind::Broadcast, Kind::Receive];

    /// The code in a command.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The name, as in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Read => "read",
            Kind::Write => "write",
            Kind::Broadcast => "broadcast",
            Kind::Receive => "receive",
        }
    }

    /// What it does, in a sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Kind::Read => "`length` bytes of memory from `address` on go to `local`.",
            Kind::Write => "`length` bytes from `local` on go to memory at `address`.",
            Kind::Broadcast => {
                "As a read, for all PEs that `reply` names; each of them takes it with a receive \
                 on the same `channel`, which the asking PE arms by the broadcast itself. Whole \
                 lines only."
            }
            Kind::Receive => {
                "Arms `channel` for another PE's broadcast of `length` bytes: they go to `local`. \
                 Of `address` only the place in a fragment counts (its low 8 bits)."
            }
        }
    }

    /// Whether it waits in the queue of the reader, not in the writer's.
    pub const fn reads(self) -> bool {
        !matches!(self, Kind::Write)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How a command ended. Faults are looked for in the order of their codes; the first one wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Done: all bytes are where they belong.
    Ok = 0,
    /// The length is zero.
    ZeroLength = 1,
    /// The local buffer reaches beyond the local store.
    BeyondLocal = 2,
    /// The buffer in memory is not within one window.
    BeyondMemory = 3,
    /// A broadcast or receive that is not of whole lines.
    Misaligned = 4,
    /// A broadcast or receive of more fragments than its tag can number.
    TooLong = 5,
    /// A broadcast to nobody else.
    BadReply = 6,
    /// Memory refused a part.
    MemoryError = 7,
    /// A part of what was read is known to be wrong.
    Poison = 8,
}

impl Status {
    /// All statuses, in the order of their codes.
    pub const ALL: [Status; 9] = [
        Status::Ok,
        Status::ZeroLength,
        Status::BeyondLocal,
        Status::BeyondMemory,
        Status::Misaligned,
        Status::TooLong,
        Status::BadReply,
        Status::MemoryError,
        Status::Poison,
    ];

    /// The code in a status.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The status of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<Status> {
        Status::ALL.get(usize::from(code)).copied()
    }

    /// The name, in the form of the firmware's header but in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Ok => "ok",
            Status::ZeroLength => "zero_length",
            Status::BeyondLocal => "beyond_local",
            Status::BeyondMemory => "beyond_memory",
            Status::Misaligned => "misaligned",
            Status::TooLong => "too_long",
            Status::BadReply => "bad_reply",
            Status::MemoryError => "memory_error",
            Status::Poison => "poison",
        }
    }

    /// What the status says, in a sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Status::Ok => {
                "Done: all bytes are in the local store, or acknowledged by the banks they were \
                 written to."
            }
            Status::ZeroLength => "The length is zero.",
            Status::BeyondLocal => "The local buffer reaches beyond the end of the local store.",
            Status::BeyondMemory => {
                "Not all of the buffer in memory lies in HBM, or all in the scratch window: it \
                 reaches beyond one, or crosses from one into the other (not receive)."
            }
            Status::Misaligned => {
                "Broadcast, receive: address, local address or length is no multiple of a line."
            }
            Status::TooLong => "Broadcast, receive: it touches more than 256 fragments.",
            Status::BadReply => "Broadcast: `reply` names the source alone.",
            Status::MemoryError => {
                "Memory refused a part. Lines that were refused are not stored; all others are."
            }
            Status::Poison => {
                "Memory answered a part with data known to be wrong. Such lines are not stored; \
                 all others are."
            }
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One piece of work for the interface. Fields are as wide as in the hardware
/// (`fi.length_bits` and so on); what does not fit cannot be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command {
    /// What to do.
    pub kind: Kind,
    /// Address in memory, in bytes.
    pub address: u64,
    /// Address in the local store, in bytes.
    pub local: u32,
    /// Length in bytes.
    pub length: u32,
    /// Steering tag: the LLC's partition.
    pub steering: u8,
    /// Whom a broadcast goes to; of no meaning in other commands.
    pub reply: Reply,
    /// Channel of a broadcast or receive.
    pub channel: u8,
    /// Returned with the status.
    pub tag: u16,
}

/// What a command is held against: the sizes of memory and of the local store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the local store.
    pub local_bytes: u32,
    /// Bytes of HBM, from address 0 on.
    pub memory_bytes: u64,
    /// First address of the scratch window.
    pub scratch_base: u64,
    /// Bytes of the scratch window.
    pub scratch_bytes: u64,
}

impl Limits {
    /// Of a client with so large a local store, on the chip with this map.
    pub fn new(map: &AddressMap, local_bytes: u32) -> Limits {
        Limits {
            local_bytes,
            memory_bytes: map.memory_bytes(),
            scratch_base: map.scratch_base(),
            scratch_bytes: map.scratch_bytes(),
        }
    }
}

/// What is wrong with a command, as far as it can be told beforehand; [`Status::Ok`] if nothing.
/// Faults are looked for in the order of the status codes.
pub fn check(command: &Command, limits: &Limits) -> Status {
    let (address, length) = (command.address, u64::from(command.length));
    if length == 0 {
        return Status::ZeroLength;
    }
    if u64::from(command.local) + length > u64::from(limits.local_bytes) {
        return Status::BeyondLocal;
    }
    let end = address + length;
    let in_memory = end <= limits.memory_bytes;
    let in_scratch =
        address >= limits.scratch_base && end <= limits.scratch_base + limits.scratch_bytes;
    if command.kind != Kind::Receive && !in_memory && !in_scratch {
        return Status::BeyondMemory;
    }
    if matches!(command.kind, Kind::Broadcast | Kind::Receive) {
        let line = u64::from(LINE_BYTES);
        if (address | u64::from(command.local) | length) % line != 0 {
            return Status::Misaligned;
        }
        if address % u64::from(FRAGMENT_BYTES) + length > u64::from(BROADCAST_BYTES) {
            return Status::TooLong;
        }
    }
    if command.kind == Kind::Broadcast && command.reply == Reply::Own {
        return Status::BadReply;
    }
    Status::Ok
}

/// How many answers a good command waits for: lines of a read, broadcast or receive, fragments of
/// a write.
pub fn answers(command: &Command) -> u32 {
    let unit = if command.kind == Kind::Write { FRAGMENT_BYTES } else { LINE_BYTES };
    let offset = (command.address % u64::from(unit)) as u32;
    (offset + command.length).div_ceil(unit)
}

/// Where an interface is: straps of the hardware.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Router and slot.
    pub source: Source,
    /// Logical row of a PE; of no meaning elsewhere.
    pub logical_row: u8,
}

/// One counter of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The name; the full name puts the unit's place before it: `pe[3].fi.read_lines`.
    pub name: &'static str,
    /// What it counts.
    pub unit: &'static str,
    /// The exact event that increments it, and by how much.
    pub event: &'static str,
}

/// Declares the counters: identifier, name, unit, event.
macro_rules! counters {
    ($($id:ident $name:literal $unit:literal $event:literal;)*) => {
        /// The counters, in the order of their registers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum CounterId {
            $(#[doc = $event] $id,)*
        }

        impl CounterId {
            /// All counters, in the order of their registers.
            pub const ALL: [CounterId; COUNTERS.len()] = [$(CounterId::$id,)*];
        }

        /// Every counter of the interface, declared once; [`CounterId`] indexes it.
        pub const COUNTERS: [Counter; [$($name,)*].len()] =
            [$(Counter { name: $name, unit: $unit, event: $event },)*];
    };
}

counters! {
    Commands "commands" "commands" "A status with code 0 is accepted: + 1.";
    Errors "errors" "commands" "A status with another code is accepted: + 1.";
    ReadFragments "read_fragments" "flits" "A request for lines is accepted by the router: + 1.";
    ReadLines "read_lines" "lines"
        "A request for lines is accepted by the router: + the lines it asks for.";
    WriteFragments "write_fragments" "flits"
        "A line with `last` is accepted by the router: + 1.";
    WriteLines "write_lines" "lines" "A line is accepted by the router: + 1.";
    BytesRead "bytes_read" "B"
        "A window is accepted by the local store: + the bytes of its strobe.";
    BytesWritten "bytes_written" "B"
        "A line is accepted by the router: + the bytes of its strobe.";
    StoredLines "stored_lines" "lines" "A window is accepted by the local store: + 1.";
    BroadcastLines "broadcast_lines" "lines"
        "A window that a broadcast brought is accepted by the local store: + 1.";
    ForeignLines "foreign_lines" "lines"
        "A line of a row broadcast for another logical row is dropped: + 1.";
    StrayFlits "stray_flits" "flits"
        "A flit that nobody waits for is dropped: no slot of its line is open, its channel is not \
         armed for it, or it is of another kind: + 1.";
    ErrorAnswers "error_answers" "flits"
        "A line or an acknowledgement with an error is taken for a command: + 1.";
    PoisonedLines "poisoned_lines" "lines"
        "A line with poison and without an error is taken for a command: + 1.";
    BusyCycles "busy_cycles" "cycles"
        "A cycle in which at least one command is between its start and its status: + 1.";
    ReadSlotCycles "read_slot_cycles" "cycles"
        "A cycle in which the reader has a fragment and the next slot is taken: + 1.";
    WriteSlotCycles "write_slot_cycles" "cycles"
        "A cycle in which the writer has a fragment and the next slot is taken: + 1.";
    ReadBucketCycles "read_bucket_cycles" "cycles"
        "A cycle in which the bucket holds a request back: + 1.";
    WriteBucketCycles "write_bucket_cycles" "cycles"
        "A cycle in which the bucket holds a line back: + 1.";
    ReadLinkCycles "read_link_cycles" "cycles"
        "A cycle in which a request is offered and the router does not take it: + 1.";
    WriteLinkCycles "write_link_cycles" "cycles"
        "A cycle in which a line is offered and the router does not take it: + 1.";
    StoreWriteCycles "store_write_cycles" "window cycles"
        "Each cycle: + the windows that are offered and the local store does not take.";
    StoreReadCycles "store_read_cycles" "cycles"
        "A cycle in which a window is asked for and the local store does not take the request: + 1.";
}

impl CounterId {
    /// The place in [`COUNTERS`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The counter's declaration.
    pub const fn counter(self) -> &'static Counter {
        &COUNTERS[self as usize]
    }

    /// The byte offset of the counter's register on the utility port.
    pub const fn offset(self) -> u32 {
        self as u32 * REGISTER_STRIDE
    }
}

/// The registers that follow the counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Register {
    /// Rate of the readers' bucket.
    ReadRate,
    /// Depth of the readers' bucket.
    ReadDepth,
    /// Rate of the writers' bucket.
    WriteRate,
    /// Depth of the writers' bucket.
    WriteDepth,
    /// The straps.
    Place,
    /// The last command that ended badly.
    LastError,
    /// Armed channels.
    Armed,
}

impl Register {
    /// All registers, in the order of their offsets.
    pub const ALL: [Register; 7] = [
        Register::ReadRate,
        Register::ReadDepth,
        Register::WriteRate,
        Register::WriteDepth,
        Register::Place,
        Register::LastError,
        Register::Armed,
    ];

    /// The byte offset on the utility port.
    pub const fn offset(self) -> u32 {
        (COUNTERS.len() as u32 + self as u32) * REGISTER_STRIDE
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Register::ReadRate => "read_rate",
            Register::ReadDepth => "read_depth",
            Register::WriteRate => "write_rate",
            Register::WriteDepth => "write_depth",
            Register::Place => "place",
            Register::LastError => "last_error",
            Register::Armed => "armed",
        }
    }

    /// Least and greatest value that can be written; `None` where nothing can.
    pub const fn writable(self) -> Option<(u64, u64)> {
        match self {
            Register::ReadRate | Register::WriteRate => Some((1, (1 << RATE_BITS) - 1)),
            Register::ReadDepth | Register::WriteDepth => {
                Some((FRAGMENT_LINES as u64, (1 << DEPTH_BITS) - 1))
            }
            Register::LastError => Some((0, 0)),
            Register::Place | Register::Armed => None,
        }
    }

    /// Value after reset, in words where it depends on the chip.
    const fn reset_text(self) -> &'static str {
        match self {
            Register::ReadRate => "`fi.read_rate`",
            Register::WriteRate => "`fi.write_rate`",
            Register::ReadDepth | Register::WriteDepth => "`fi.bucket_lines`",
            Register::Place => "straps",
            Register::LastError | Register::Armed => "0",
        }
    }

    /// What it holds, in a sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Register::ReadRate => "Read requests: 1/256 lines that leak from the bucket a cycle.",
            Register::ReadDepth => "Read requests: lines that the bucket holds.",
            Register::WriteRate => "Writes: 1/256 lines that leak from the bucket a cycle.",
            Register::WriteDepth => "Writes: lines that the bucket holds.",
            Register::Place => {
                "Straps: column in bits 0 and 1, row in 2 to 4, slot in 5 to 8, logical row from \
                 bit 9."
            }
            Register::LastError => {
                "The last status accepted that was not ok: its code in bits 0 to 3, its tag from \
                 bit 4; 0 if there was none. Writing 0 clears it."
            }
            Register::Armed => "Bit c: broadcast channel c is armed.",
        }
    }
}

/// What `place` reads as.
pub const fn place_register(place: Place) -> u64 {
    let Source { column, row, slot } = place.source;
    (column as u64)
        | (row as u64) << 2
        | (slot as u64) << 5
        | (place.logical_row as u64) << SOURCE_BITS
}

/// What `last_error` reads as after a status.
pub const fn error_register(tag: u16, code: u8) -> u64 {
    (code as u64) | (tag as u64) << STATUS_BITS
}

/// A bucket's rate, from lines a cycle to the register's unit.
pub fn rate_units(lines_per_cycle: f64) -> u32 {
    // The cast saturates, and a checked description keeps the value in range.
    (lines_per_cycle * f64::from(LEVEL_UNIT)).round() as u32
}

/// The quad of banks that a data lane's bank belongs to, which is its control lane, and the bank's
/// number in it.
pub const fn quad(lane: u32, data_lanes: u32, control_lanes: u32) -> (u32, u32) {
    let banks = data_lanes / control_lanes;
    (lane / banks, lane % banks)
}

/// The register and counter map as Markdown tables, with the sizes of one description.
pub fn markdown(chip: &Chip) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_markdown(&mut out, chip);
    out
}

fn write_markdown(out: &mut String, chip: &Chip) -> fmt::Result {
    writeln!(out, "## Kinds of commands\n\n| code | name | does |\n|---:|---|---|")?;
    for kind in Kind::ALL {
        writeln!(out, "| {} | `{kind}` | {} |", kind.code(), kind.meaning())?;
    }
    writeln!(
        out,
        "\n## Status codes\n\nFaults are looked for in this order; the first one wins.\n\n\
         | code | name | meaning |\n|---:|---|---|"
    )?;
    for status in Status::ALL {
        writeln!(out, "| {} | `{status}` | {} |", status.code(), status.meaning())?;
    }
    writeln!(
        out,
        "\n## Counters\n\nEach is a {REGISTER_BITS}-bit register on the utility port that can only \
         be read.\n\n| offset | name | unit | counts |\n|---:|---|---|---|"
    )?;
    for id in CounterId::ALL {
        let Counter { name, unit, event } = id.counter();
        writeln!(out, "| 0x{:03x} | `{name}` | {unit} | {event} |", id.offset())?;
    }
    writeln!(
        out,
        "\n## Registers\n\nWriting a value out of range, or where nothing can be written, answers \
         with an error and changes nothing.\n\n\
         | offset | name | write | reset | holds |\n|---:|---|---|---|---|"
    )?;
    for register in Register::ALL {
        let write = match register.writable() {
            None => "-".to_owned(),
            Some((0, 0)) => "0".to_owned(),
            Some((least, most)) => format!("{least} to {most}"),
        };
        writeln!(
            out,
            "| 0x{:03x} | `{}` | {write} | {} | {} |",
            register.offset(),
            register.name(),
            register.reset_text(),
            register.meaning()
        )?;
    }
    writeln!(
        out,
        "\n## Sizes of `{}`\n\n| parameter | value | unit | source |\n|---|---:|---|---|",
        chip.name
    )?;
    for entry in chip.entries() {
        if entry.key.starts_with("fi.") {
            let (key, value) = (&entry.key, entry.value);
            writeln!(out, "| `{key}` | {value} | {} | {} |", entry.unit, entry.source)?;
        }
    }
    Ok(())
}
