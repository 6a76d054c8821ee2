//! What a flit carries, to the bit.
//!
//! ```text
//!   header   | columns | rows | clients |                      on wires beside the payload
//!   control  | kind address lines bank steering tag source reply |             64 bits
//!   data     | data strobe address tag source steering line last poison error
//!            | kind reply group_row |
//! ```
//! Every flit is a packet of its own. Its [`Header`] is a product of three masks: the flit goes to
//! the clients of the slots `clients` at the routers in `columns` and `rows`; one bit in each is
//! unicast, more are a broadcast. The payload is nobody's business but the two ends'.
//!
//! Fields are packed from bit 0 up, in the order of [`CONTROL_FIELDS`] and [`data_fields`], so
//! that model, hardware and test bench cut them alike.

use super::Chip;

/// Bits of a router's column.
pub const COLUMN_BITS: u32 = 2;
/// Bits of a router's row; the row of redundant PEs' routers is the one behind the full ones.
pub const ROW_BITS: u32 = 3;
/// Bits of a client's slot at its router.
pub const SLOT_BITS: u32 = 4;
/// Bits of a flit's source: column, row and slot.
pub const SOURCE_BITS: u32 = COLUMN_BITS + ROW_BITS + SLOT_BITS;
/// Bits of a tag, which brings an answer back to what asked.
pub const TAG_BITS: u32 = 12;
/// Bits of a line's address in its bank, counted in lines.
pub const ADDRESS_BITS: u32 = 32;
/// Bits of a line's number in its fragment.
pub const LINE_BITS: u32 = 2;
/// Bits of a bank's number in its quad.
pub const BANK_BITS: u32 = 2;
/// Bits of a steering tag, which chooses a partition of the LLC.
pub const STEERING_BITS: u32 = 3;
/// Bits of a kind.
pub const KIND_BITS: u32 = 2;
/// Bits of [`Reply`].
pub const REPLY_BITS: u32 = 2;
/// Bits of a logical row of PEs.
pub const GROUP_ROW_BITS: u32 = 4;
/// Bytes of a flit of the channels of 8 B.
pub const CONTROL_BYTES: u32 = 8;

/// The bit of a local address that means scratch (LLS) rather than memory.
pub const SCRATCH_BIT: u32 = 1 << (ADDRESS_BITS - 1);

/// Where a flit goes: the product of three masks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Header {
    /// Columns of routers.
    pub columns: u8,
    /// Rows of routers.
    pub rows: u8,
    /// Slots at each of these routers; bits of slots that a router does not have are ignored.
    pub clients: u16,
}

impl Header {
    /// To one client.
    pub fn to(client: Source) -> Header {
        Header { columns: 1 << client.column, rows: 1 << client.row, clients: 1 << client.slot }
    }

    /// Whether it names no place at all.
    pub fn is_empty(self) -> bool {
        self.columns == 0 || self.rows == 0 || self.clients == 0
    }
}

/// A client of the network by router and slot: where a flit comes from, and an answer goes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Source {
    /// Column of its router.
    pub column: u8,
    /// Row of its router.
    pub row: u8,
    /// Slot at the router; [`super::floor`] says which is what.
    pub slot: u8,
}

impl Source {
    /// As a flit carries it: slot above row above column.
    pub fn pack(self) -> u32 {
        u32::from(self.column)
            | u32::from(self.row) << COLUMN_BITS
            | u32::from(self.slot) << (COLUMN_BITS + ROW_BITS)
    }

    /// The inverse of [`Source::pack`]; bits above [`SOURCE_BITS`] are ignored.
    pub fn unpack(bits: u32) -> Source {
        let field = |low: u32, width: u32| (bits >> low & ((1 << width) - 1)) as u8;
        Source {
            column: field(0, COLUMN_BITS),
            row: field(COLUMN_BITS, ROW_BITS),
            slot: field(COLUMN_BITS + ROW_BITS, SLOT_BITS),
        }
    }
}

/// Who gets the answer to a read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Reply {
    /// The source alone.
    #[default]
    Own = 0,
    /// All PEs of the source's logical row.
    Row = 1,
    /// All PEs of the source's column.
    Column = 2,
    /// All PEs.
    All = 3,
}

impl Reply {
    /// All of them, in the order of their codes.
    pub const ALL: [Reply; 4] = [Reply::Own, Reply::Row, Reply::Column, Reply::All];

    /// From its code; only the low two bits count.
    pub fn from_code(code: u64) -> Reply {
        Reply::ALL[(code & 3) as usize]
    }
}

/// What a control flit is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ControlKind {
    /// Asks for `lines` lines from `address` on.
    #[default]
    Read = 0,
    /// All of the write that had this tag is done.
    Ack = 1,
    /// The same, but a part of it failed.
    AckError = 2,
    /// A message between clients; what it means is theirs.
    Message = 3,
}

impl ControlKind {
    /// All of them, in the order of their codes.
    pub const ALL: [ControlKind; 4] =
        [ControlKind::Read, ControlKind::Ack, ControlKind::AckError, ControlKind::Message];
}

/// A flit of the control channel: all of it is fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ControlFlit {
    /// What it is.
    pub kind: ControlKind,
    /// Line in the bank; with [`SCRATCH_BIT`] of the scratch part.
    pub address: u32,
    /// Lines asked for, 1 to 4; packed less one.
    pub lines: u8,
    /// Bank of the quad.
    pub bank: u8,
    /// Steering tag.
    pub steering: u8,
    /// Brings the answer back.
    pub tag: u16,
    /// Who asks, and gets the answer.
    pub source: Source,
    /// Who else gets it.
    pub reply: Reply,
}

/// The fields of a control flit, from bit 0 up: name and bits.
pub const CONTROL_FIELDS: [(&str, u32); 8] = [
    ("kind", KIND_BITS),
    ("address", ADDRESS_BITS),
    ("lines", LINE_BITS),
    ("bank", BANK_BITS),
    ("steering", STEERING_BITS),
    ("tag", TAG_BITS),
    ("source", SOURCE_BITS),
    ("reply", REPLY_BITS),
];

/// Appends fields from bit 0 up.
#[derive(Default)]
struct Packer {
    bits: Vec<u64>,
    at: u32,
}

impl Packer {
    fn put(&mut self, value: u64, width: u32) {
        debug_assert!(width <= 64 && (width == 64 || value >> width == 0), "{value} in {width}");
        let (word, low) = ((self.at / 64) as usize, self.at % 64);
        self.at += width;
        self.bits.resize(self.at.div_ceil(64) as usize, 0);
        self.bits[word] |= value << low;
        if low + width > 64 {
            self.bits[word + 1] |= value >> (64 - low);
        }
    }
}

/// Takes fields from bit 0 up.
struct Unpacker<'a> {
    bits: &'a [u64],
    at: u32,
}

impl Unpacker<'_> {
    fn take(&mut self, width: u32) -> u64 {
        let (word, low) = ((self.at / 64) as usize, self.at % 64);
        self.at += width;
        let mut value = self.bits[word] >> low;
        if low + width > 64 {
            value |= self.bits[word + 1] << (64 - low);
        }
        if width == 64 { value } else { value & ((1 << width) - 1) }
    }
}

impl ControlFlit {
    /// The 64 bits on the wires.
    pub fn pack(&self) -> u64 {
        let mut to = Packer::default();
        to.put(self.kind as u64, KIND_BITS);
        to.put(self.address.into(), ADDRESS_BITS);
        to.put(u64::from(self.lines.saturating_sub(1)), LINE_BITS);
        to.put(self.bank.into(), BANK_BITS);
        to.put(self.steering.into(), STEERING_BITS);
        to.put(self.tag.into(), TAG_BITS);
        to.put(self.source.pack().into(), SOURCE_BITS);
        to.put(self.reply as u64, REPLY_BITS);
        to.bits[0]
    }

    /// The inverse of [`ControlFlit::pack`].
    pub fn unpack(bits: u64) -> ControlFlit {
        let words = [bits];
        let mut from = Unpacker { bits: &words, at: 0 };
        ControlFlit {
            kind: ControlKind::ALL[from.take(KIND_BITS) as usize],
            address: from.take(ADDRESS_BITS) as u32,
            lines: from.take(LINE_BITS) as u8 + 1,
            bank: from.take(BANK_BITS) as u8,
            steering: from.take(STEERING_BITS) as u8,
            tag: from.take(TAG_BITS) as u16,
            source: Source::unpack(from.take(SOURCE_BITS) as u32),
            reply: Reply::from_code(from.take(REPLY_BITS)),
        }
    }
}

/// What a data flit is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum DataKind {
    /// A line to be written, bytes by `strobe`.
    #[default]
    Write = 0,
    /// A line that was asked for.
    ReadResponse = 1,
}

/// A flit of the data channel. `D` is the line: `[u8; 64]`, or `()` where only time matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DataFlit<D = ()> {
    /// The line's bytes.
    pub data: D,
    /// Bit i: byte i is written.
    pub strobe: u64,
    /// Line in the bank, or in the receiver's local store.
    pub address: u32,
    /// Of what asked, or of the write.
    pub tag: u16,
    /// Who writes; who asked.
    pub source: Source,
    /// Steering tag of a write.
    pub steering: u8,
    /// Which line of the fragment a response is.
    pub line: u8,
    /// Last flit of a write: it is acknowledged.
    pub last: bool,
    /// The data are known to be wrong.
    pub poison: bool,
    /// The access was refused.
    pub error: bool,
    /// What it is.
    pub kind: DataKind,
    /// Whom a response goes to.
    pub reply: Reply,
    /// Logical row of PEs that a row broadcast is for; PEs of other rows drop it.
    pub group_row: u8,
}

/// The fields of a data flit, from bit 0 up: name and bits.
pub fn data_fields(chip: &Chip) -> [(&'static str, u32); 13] {
    let bytes = chip.noc.lane_bytes.value;
    [
        ("data", 8 * bytes),
        ("strobe", bytes),
        ("address", ADDRESS_BITS),
        ("tag", TAG_BITS),
        ("source", SOURCE_BITS),
        ("steering", STEERING_BITS),
        ("line", LINE_BITS),
        ("last", 1),
        ("poison", 1),
        ("error", 1),
        ("kind", KIND_BITS),
        ("reply", REPLY_BITS),
        ("group_row", GROUP_ROW_BITS),
    ]
}

/// Bits of a data flit's payload.
pub fn data_bits(chip: &Chip) -> u32 {
    data_fields(chip).iter().map(|field| field.1).sum()
}

/// Bits of a reduction flit's payload: a line of partial sums and a tag.
pub fn reduction_bits(chip: &Chip) -> u32 {
    8 * chip.noc.lane_bytes.value + TAG_BITS
}

impl DataFlit<()> {
    /// The same flit with these bytes.
    pub fn with<D>(self, data: D) -> DataFlit<D> {
        DataFlit {
            data,
            strobe: self.strobe,
            address: self.address,
            tag: self.tag,
            source: self.source,
            steering: self.steering,
            line: self.line,
            last: self.last,
            poison: self.poison,
            error: self.error,
            kind: self.kind,
            reply: self.reply,
            group_row: self.group_row,
        }
    }
}

impl<const N: usize> DataFlit<[u8; N]> {
    /// The bits on the wires, 64 to a word, for lanes of `N` bytes.
    pub fn pack(&self) -> Vec<u64> {
        let mut to = Packer::default();
        for &byte in &self.data {
            to.put(byte.into(), 8);
        }
        to.put(self.strobe, N as u32);
        to.put(self.address.into(), ADDRESS_BITS);
        to.put(self.tag.into(), TAG_BITS);
        to.put(self.source.pack().into(), SOURCE_BITS);
        to.put(self.steering.into(), STEERING_BITS);
        to.put(self.line.into(), LINE_BITS);
        to.put(self.last.into(), 1);
        to.put(self.poison.into(), 1);
        to.put(self.error.into(), 1);
        to.put(self.kind as u64, KIND_BITS);
        to.put(self.reply as u64, REPLY_BITS);
        to.put(self.group_row.into(), GROUP_ROW_BITS);
        to.bits
    }

    /// The inverse of [`DataFlit::pack`]; `bits` has as many words as that gives.
    pub fn unpack(bits: &[u64]) -> DataFlit<[u8; N]> {
        let mut from = Unpacker { bits, at: 0 };
        let mut data = [0; N];
        data.fill_with(|| from.take(8) as u8);
        DataFlit {
            data,
            strobe: from.take(N as u32),
            address: from.take(ADDRESS_BITS) as u32,
            tag: from.take(TAG_BITS) as u16,
            source: Source::unpack(from.take(SOURCE_BITS) as u32),
            steering: from.take(STEERING_BITS) as u8,
            line: from.take(LINE_BITS) as u8,
            last: from.take(1) == 1,
            poison: from.take(1) == 1,
            error: from.take(1) == 1,
            kind: if from.take(KIND_BITS) == 0 { DataKind::Write } else { DataKind::ReadResponse },
            reply: Reply::from_code(from.take(REPLY_BITS)),
            group_row: from.take(GROUP_ROW_BITS) as u8,
        }
    }
}
