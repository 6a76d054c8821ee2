//! Work queue entries (WQEs): what a subgraph is made of, and what a message engine is told.
//!
//! ```text
//!   collective --> subgraph = WQE 0, WQE 1, ... in memory --> message engine
//!                                                             |   |   |
//!                                              doorbells of NICs  NMC  memory words
//! ```
//!
//! This is the one place for the layout: the compiler of collectives, the functional model, the
//! firmware's header ([`super::header`]) and the manual ([`markdown`]) take it from here. The kinds
//! and the ordering fields are published (P, H); codes, layout and faults are this project's own
//! (source A).

use std::fmt;
use std::fmt::Write as _;

use super::chip::Chip;
use super::nmc::Dtype;

/// Version of the layout. A message that starts a subgraph names it; the firmware refuses others.
pub const VERSION: u8 = 1;
/// Bytes of a WQE: one flit of memory.
pub const BYTES: usize = 64;
/// 32-bit words of a WQE.
pub const WORDS: usize = BYTES / 4;
/// The most WQEs that a subgraph may have: an index fits the tag of a work request beside the
/// number of the subgraph's place.
pub const MOST: u32 = 1 << INDEX_BITS;
/// Bits of a WQE's index in a tag.
pub const INDEX_BITS: u32 = 12;

/// What a WQE does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Nothing; complete when issued.
    Noop = 1,
    /// Sends A of this rank to the peer's oldest RECV on the queue pair.
    Send = 2,
    /// Posts A as the place for a message on the queue pair; complete when the message is there.
    Recv = 3,
    /// Writes A of this rank to B of the peer.
    Write = 4,
    /// The same, and then completes the peer's oldest RECV with the immediate.
    WriteImm = 5,
    /// S = A + B on the near-memory compute engine.
    Reduce = 6,
    /// S = A on the near-memory compute engine.
    Copy = 7,
    /// Stores the value at A.
    Set = 8,
    /// Holds its subgraph until the comparison of the word at A with the value holds.
    Wait = 9,
}

impl Kind {
    /// All kinds, in the order of their codes.
    pub const ALL: [Kind; 9] = [
        Kind::Noop,
        Kind::Send,
        Kind::Recv,
        Kind::Write,
        Kind::WriteImm,
        Kind::Reduce,
        Kind::Copy,
        Kind::Set,
        Kind::Wait,
    ];

    /// The code in a WQE.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The kind of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// The name, as printed.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Noop => "NOOP",
            Kind::Send => "SEND",
            Kind::Recv => "RECV",
            Kind::Write => "WRITE",
            Kind::WriteImm => "WRITE_IMM",
            Kind::Reduce => "REDUCE",
            Kind::Copy => "COPY",
            Kind::Set => "SET",
            Kind::Wait => "WAIT",
        }
    }

    /// What it does, in a sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Kind::Noop => "Nothing; complete when issued.",
            Kind::Send => "Sends A to the peer's oldest RECV on the queue pair.",
            Kind::Recv => "Posts A as the place for a message; complete when the message is there.",
            Kind::Write => "Writes A to B of the peer.",
            Kind::WriteImm => "The same, then completes the peer's oldest RECV with the immediate.",
            Kind::Reduce => "S = A + B on the near-memory compute engine.",
            Kind::Copy => "S = A on the near-memory compute engine.",
            Kind::Set => "Stores the value at A.",
            Kind::Wait => "Holds the subgraph until the word at A compares with the value.",
        }
    }

    /// Whether it goes to a NIC.
    pub const fn is_network(self) -> bool {
        matches!(self, Kind::Send | Kind::Recv | Kind::Write | Kind::WriteImm)
    }

    /// Whether `tx_sync` waits for it.
    pub const fn sends(self) -> bool {
        matches!(self, Kind::Send | Kind::Write | Kind::WriteImm)
    }

    /// Whether it goes to the near-memory compute engine.
    pub const fn computes(self) -> bool {
        matches!(self, Kind::Reduce | Kind::Copy)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// How WAIT compares the word with the value; both are unsigned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// word = value
    #[default]
    Eq = 0,
    /// word != value
    Ne = 1,
    /// word < value
    Lt = 2,
    /// word <= value
    Le = 3,
    /// word > value
    Gt = 4,
    /// word >= value
    Ge = 5,
}

impl Comparison {
    /// All comparisons, in the order of their codes.
    pub const ALL: [Comparison; 6] = [
        Comparison::Eq,
        Comparison::Ne,
        Comparison::Lt,
        Comparison::Le,
        Comparison::Gt,
        Comparison::Ge,
    ];

    /// The code in a WQE.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The comparison of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<Comparison> {
        Comparison::ALL.into_iter().find(|c| c.code() == code)
    }

    /// The name in the firmware's header, in lower case.
    pub const fn name(self) -> &'static str {
        ["eq", "ne", "lt", "le", "gt", "ge"][self as usize]
    }

    /// The operator.
    pub const fn symbol(self) -> &'static str {
        ["=", "!=", "<", "<=", ">", ">="][self as usize]
    }

    /// Whether it holds.
    pub const fn holds(self, word: u64, value: u64) -> bool {
        match self {
            Comparison::Eq => word == value,
            Comparison::Ne => word != value,
            Comparison::Lt => word < value,
            Comparison::Le => word <= value,
            Comparison::Gt => word > value,
            Comparison::Ge => word >= value,
        }
    }
}

/// Bytes of the word of SET and WAIT.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Width {
    /// 4 bytes.
    #[default]
    Word = 2,
    /// 8 bytes.
    Double = 3,
}

impl Width {
    /// All widths.
    pub const ALL: [Width; 2] = [Width::Word, Width::Double];

    /// The code in a WQE: the logarithm of the bytes.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The width of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<Width> {
        Width::ALL.into_iter().find(|w| w.code() == code)
    }

    /// Bytes.
    pub const fn bytes(self) -> u64 {
        1 << self as u8
    }
}

/// The ordering fields, bits of a WQE's flags. WQEs are issued in sequence; one is held back, and
/// with it all after it, only by its own fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Order {
    /// Waits until the WQE so many places before this one is complete (`wqe_sync`); forward and
    /// own distances are faults.
    pub wqe_sync: Option<i16>,
    /// Nothing after this WQE is issued until it is complete.
    pub fence: bool,
    /// Waits for all receives of the subgraph issued before.
    pub rx_sync: bool,
    /// Waits for all sends and writes of the subgraph issued before.
    pub tx_sync: bool,
    /// Waits for all WQEs of the subgraph issued before.
    pub sync: bool,
}

/// One ordering bit of the flags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    /// Name in the firmware's header, in lower case.
    pub name: &'static str,
    /// Its bit in the flags.
    pub bit: u8,
    /// What it does.
    pub meaning: &'static str,
}

/// The flags, in the order of their bits.
pub const FLAGS: [Flag; 5] = [
    Flag {
        name: "wqe_sync",
        bit: 0,
        meaning: "Waits until the WQE `back` places before this one is complete.",
    },
    Flag {
        name: "fence",
        bit: 1,
        meaning: "Nothing after this WQE is issued until it is complete.",
    },
    Flag { name: "rx_sync", bit: 2, meaning: "Waits for all receives issued before." },
    Flag { name: "tx_sync", bit: 3, meaning: "Waits for all sends and writes issued before." },
    Flag { name: "sync", bit: 4, meaning: "Waits for all WQEs issued before." },
];

/// What is wrong with a WQE. Faults are looked for in the order of their codes; the first one wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fault {
    /// The kind is none of [`Kind`].
    UnknownKind = 1,
    /// A reserved bit is set.
    Reserved = 2,
    /// `wqe_sync` names no earlier WQE of the subgraph.
    BadDependency = 3,
    /// The length of a message or a buffer is zero.
    ZeroLength = 4,
    /// The element type is none of [`Dtype`] (REDUCE).
    BadType = 5,
    /// The comparison or the width is none that there is (SET, WAIT).
    BadComparison = 6,
    /// An address is not a multiple of the word or the element, or a length not of the element.
    Misaligned = 7,
    /// A buffer or word reaches beyond the memory that the engine may use.
    OutOfBounds = 8,
    /// There is no such queue pair.
    BadQueuePair = 9,
}

impl Fault {
    /// All faults, in the order of their codes.
    pub const ALL: [Fault; 9] = [
        Fault::UnknownKind,
        Fault::Reserved,
        Fault::BadDependency,
        Fault::ZeroLength,
        Fault::BadType,
        Fault::BadComparison,
        Fault::Misaligned,
        Fault::OutOfBounds,
        Fault::BadQueuePair,
    ];

    /// The code in the mailbox's message.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The fault of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<Fault> {
        Fault::ALL.into_iter().find(|f| f.code() == code)
    }

    /// The name in the firmware's header, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Fault::UnknownKind => "unknown_kind",
            Fault::Reserved => "reserved",
            Fault::BadDependency => "bad_dependency",
            Fault::ZeroLength => "zero_length",
            Fault::BadType => "bad_type",
            Fault::BadComparison => "bad_comparison",
            Fault::Misaligned => "misaligned",
            Fault::OutOfBounds => "out_of_bounds",
            Fault::BadQueuePair => "bad_queue_pair",
        }
    }

    /// What it says, in a sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Fault::UnknownKind => "The kind is none of the above.",
            Fault::Reserved => "A reserved bit is set.",
            Fault::BadDependency => "`wqe_sync` names no earlier WQE of the subgraph.",
            Fault::ZeroLength => "The length of a message or a buffer is zero.",
            Fault::BadType => "The element type is none that there is (REDUCE).",
            Fault::BadComparison => "No such comparison (WAIT) or width (SET, WAIT).",
            Fault::Misaligned => {
                "An address or a length is not a multiple of the element (REDUCE) or of the word \
                 (SET, WAIT)."
            }
            Fault::OutOfBounds => {
                "A buffer or word of this rank reaches beyond the engine's memory limit, or a \
                 peer's beyond the last address."
            }
            Fault::BadQueuePair => "There is no such queue pair.",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The number of a queue pair: a NIC and a pair of it. In a WQE it is one number; a message engine
/// routes a work request by it to the doorbell of the right NIC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct QueuePair {
    /// The NIC.
    pub nic: u8,
    /// The pair of that NIC.
    pub pair: u16,
}

/// Bits of a pair's number within its NIC; the NIC's number stands above them.
pub const PAIR_BITS: u32 = 11;

impl QueuePair {
    /// The number in a WQE.
    pub const fn code(self) -> u16 {
        (self.nic as u16) << PAIR_BITS | self.pair
    }

    /// The pair of a number.
    pub const fn from_code(code: u16) -> QueuePair {
        QueuePair { nic: (code >> PAIR_BITS) as u8, pair: code & ((1 << PAIR_BITS) - 1) }
    }

    /// Whether a chip has it.
    pub fn exists(self, chip: &Chip) -> bool {
        u32::from(self.nic) < chip.nic.count.value
            && u32::from(self.pair) < chip.nic.queue_pairs.value
    }
}

impl fmt::Display for QueuePair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.nic, self.pair)
    }
}

/// A WQE with its fields as numbers, so that it can also be wrong. Fields that a kind does not use
/// are zero in what the compiler makes, and are not looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wqe {
    /// Code of the kind, see [`Kind`].
    pub kind: u8,
    /// Ordering.
    pub order: Order,
    /// Code of the element type (REDUCE), see [`Dtype`].
    pub dtype: u8,
    /// Code of the comparison (WAIT), see [`Comparison`].
    pub comparison: u8,
    /// Code of the word's width (SET, WAIT), see [`Width`].
    pub width: u8,
    /// Number of the queue pair (network kinds), see [`QueuePair`].
    pub qp: u16,
    /// Byte address: the local buffer, the first input, or the word.
    pub a: u64,
    /// Byte address: the peer's buffer, or the second input.
    pub b: u64,
    /// Byte address of the result.
    pub s: u64,
    /// Bytes of each buffer.
    pub length: u32,
    /// Key of the local memory (network kinds).
    pub lkey: u32,
    /// Key of the peer's memory (WRITE, WRITE_IMM).
    pub rkey: u32,
    /// Handed to the peer with the message (WRITE_IMM).
    pub immediate: u32,
    /// Stored by SET, compared with by WAIT.
    pub value: u64,
}

/// A field of the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// The 32-bit word in which it begins.
    pub word: usize,
    /// Its lowest bit in that word.
    pub lowest_bit: u32,
    /// Its bits; 64 for an address or a value, which take two words.
    pub bits: u32,
    /// What it is.
    pub meaning: &'static str,
}

/// The layout: little-endian words; what no field covers is reserved and zero.
#[rustfmt::skip]
pub const FIELDS: [Field; 17] = [
    Field { name: "kind", word: 0, lowest_bit: 0, bits: 8, meaning: "Kind." },
    Field { name: "flags", word: 0, lowest_bit: 8, bits: 8, meaning: "Ordering." },
    Field { name: "back", word: 0, lowest_bit: 16, bits: 16, meaning: "Distance of `wqe_sync`, counted backwards, signed; 0 without that flag." },
    Field { name: "dtype", word: 1, lowest_bit: 0, bits: 4, meaning: "Element type, as for the NMC (REDUCE)." },
    Field { name: "comparison", word: 1, lowest_bit: 4, bits: 4, meaning: "Comparison (WAIT)." },
    Field { name: "width", word: 1, lowest_bit: 8, bits: 4, meaning: "Logarithm of the word's bytes (SET, WAIT)." },
    Field { name: "qp", word: 1, lowest_bit: 16, bits: 16, meaning: "Queue pair: NIC, and pair of that NIC." },
    Field { name: "a", word: 2, lowest_bit: 0, bits: 64, meaning: "Address of the local buffer, the first input, or the word." },
    Field { name: "b", word: 4, lowest_bit: 0, bits: 64, meaning: "Address of the peer's buffer (WRITE, WRITE_IMM) or the second input (REDUCE)." },
    Field { name: "s", word: 6, lowest_bit: 0, bits: 64, meaning: "Address of the result (REDUCE, COPY)." },
    Field { name: "length", word: 8, lowest_bit: 0, bits: 32, meaning: "Bytes of each buffer." },
    Field { name: "lkey", word: 9, lowest_bit: 0, bits: 32, meaning: "Key of the local memory (network kinds)." },
    Field { name: "rkey", word: 10, lowest_bit: 0, bits: 32, meaning: "Key of the peer's memory (WRITE, WRITE_IMM)." },
    Field { name: "immediate", word: 11, lowest_bit: 0, bits: 32, meaning: "Handed to the peer (WRITE_IMM)." },
    Field { name: "value", word: 12, lowest_bit: 0, bits: 64, meaning: "Stored (SET) or compared with (WAIT)." },
    Field { name: "reserved_1", word: 1, lowest_bit: 12, bits: 4, meaning: "Zero." },
    Field { name: "reserved_14", word: 14, lowest_bit: 0, bits: 64, meaning: "Zero." },
];

impl Wqe {
    /// A WQE of that kind with all else zero.
    pub fn of(kind: Kind) -> Wqe {
        Wqe { kind: kind.code(), ..Wqe::default() }
    }

    /// Its kind, where it has one.
    pub fn kind(&self) -> Option<Kind> {
        Kind::from_code(self.kind)
    }

    /// The queue pair.
    pub fn queue_pair(&self) -> QueuePair {
        QueuePair::from_code(self.qp)
    }

    /// The words in memory.
    pub fn words(&self) -> [u32; WORDS] {
        let mut words = [0; WORDS];
        let order = &self.order;
        let on = [order.wqe_sync.is_some(), order.fence, order.rx_sync, order.tx_sync, order.sync];
        let flags = FLAGS.iter().zip(on).map(|(f, on)| u32::from(on) << f.bit).sum::<u32>();
        let back = order.wqe_sync.unwrap_or(0) as u16;
        words[0] = u32::from(self.kind) | flags << 8 | u32::from(back) << 16;
        words[1] = u32::from(self.dtype)
            | u32::from(self.comparison) << 4
            | u32::from(self.width) << 8
            | u32::from(self.qp) << 16;
        let mut put = |at: usize, value: u64| {
            words[at] = value as u32;
            words[at + 1] = (value >> 32) as u32;
        };
        put(2, self.a);
        put(4, self.b);
        put(6, self.s);
        put(12, self.value);
        words[8] = self.length;
        words[9] = self.lkey;
        words[10] = self.rkey;
        words[11] = self.immediate;
        words
    }

    /// The bytes in memory.
    pub fn bytes(&self) -> [u8; BYTES] {
        let mut bytes = [0; BYTES];
        for (chunk, word) in bytes.chunks_exact_mut(4).zip(self.words()) {
            chunk.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// The WQE of these words.
    ///
    /// # Errors
    /// [`Fault::Reserved`] where a reserved bit is set, or `back` without its flag.
    pub fn from_words(words: &[u32; WORDS]) -> Result<Wqe, Fault> {
        let flags = words[0] >> 8 & 0xff;
        let on = |i: usize| flags >> FLAGS[i].bit & 1 == 1;
        let known = FLAGS.iter().fold(0, |all, f| all | 1u32 << f.bit);
        let back = (words[0] >> 16) as u16 as i16;
        if flags & !known != 0
            || (!on(0) && back != 0)
            || words[1] >> 12 & 0xf != 0
            || words[14] | words[15] != 0
        {
            return Err(Fault::Reserved);
        }
        let pair = |at: usize| u64::from(words[at]) | u64::from(words[at + 1]) << 32;
        Ok(Wqe {
            kind: words[0] as u8,
            order: Order {
                wqe_sync: on(0).then_some(back),
                fence: on(1),
                rx_sync: on(2),
                tx_sync: on(3),
                sync: on(4),
            },
            dtype: (words[1] & 0xf) as u8,
            comparison: (words[1] >> 4 & 0xf) as u8,
            width: (words[1] >> 8 & 0xf) as u8,
            qp: (words[1] >> 16) as u16,
            a: pair(2),
            b: pair(4),
            s: pair(6),
            length: words[8],
            lkey: words[9],
            rkey: words[10],
            immediate: words[11],
            value: pair(12),
        })
    }

    /// The WQE of 64 bytes.
    ///
    /// # Errors
    /// As [`Wqe::from_words`].
    pub fn from_bytes(bytes: &[u8; BYTES]) -> Result<Wqe, Fault> {
        let mut words = [0; WORDS];
        for (word, chunk) in words.iter_mut().zip(bytes.as_chunks::<4>().0) {
            *word = u32::from_le_bytes(*chunk);
        }
        Wqe::from_words(&words)
    }
}

/// What is wrong with WQE `index` of a subgraph, as far as it can be told without running it;
/// buffers of this rank must end at or below `limit`. The firmware answers the same for every WQE;
/// a test holds the two together.
///
/// # Errors
/// The first fault, in the order of their codes.
pub fn check(words: &[u32; WORDS], index: u32, limit: u64, chip: &Chip) -> Result<Wqe, Fault> {
    let kind = Kind::from_code(words[0] as u8).ok_or(Fault::UnknownKind)?;
    let wqe = Wqe::from_words(words)?;
    if let Some(back) = wqe.order.wqe_sync
        && !(1..=i64::from(index)).contains(&i64::from(back))
    {
        return Err(Fault::BadDependency);
    }
    let length = u64::from(wqe.length);
    let has_length = kind.is_network() || kind.computes();
    if has_length && wqe.length == 0 {
        // A WRITE_IMM of no bytes only hands over its immediate, and a RECV may await just that.
        let bare = matches!(kind, Kind::WriteImm | Kind::Recv);
        if !bare {
            return Err(Fault::ZeroLength);
        }
    }
    let mut multiple = 1;
    if kind == Kind::Reduce {
        let dtype = Dtype::from_code(wqe.dtype).ok_or(Fault::BadType)?;
        multiple = u64::from(dtype.element_bytes());
    }
    if matches!(kind, Kind::Set | Kind::Wait) {
        let width = Width::from_code(wqe.width).ok_or(Fault::BadComparison)?;
        multiple = width.bytes();
    }
    if kind == Kind::Wait {
        Comparison::from_code(wqe.comparison).ok_or(Fault::BadComparison)?;
    }
    let local: &[u64] = match kind {
        Kind::Noop => &[],
        Kind::Reduce => &[wqe.a, wqe.b, wqe.s],
        Kind::Copy => &[wqe.a, wqe.s],
        _ => &[wqe.a],
    };
    let bytes = if has_length { length } else { multiple };
    let whole = |x: u64| x.is_multiple_of(multiple);
    if !local.iter().all(|&x| whole(x)) || (has_length && !whole(length)) {
        return Err(Fault::Misaligned);
    }
    let within = |x: u64, end: u64| x <= end && bytes <= end - x;
    let last = 1 << chip.nmc.address_bits.value;
    let remote = matches!(kind, Kind::Write | Kind::WriteImm);
    let too_long = kind.computes() && length >= 1 << chip.nmc.length_bits.value;
    if !local.iter().all(|&x| within(x, limit)) || (remote && !within(wqe.b, last)) || too_long {
        return Err(Fault::OutOfBounds);
    }
    if kind.is_network() && !wqe.queue_pair().exists(chip) {
        return Err(Fault::BadQueuePair);
    }
    Ok(wqe)
}

/// The layout and its codes as Markdown tables.
pub fn markdown() -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_markdown(&mut out);
    out
}

fn write_markdown(out: &mut String) -> fmt::Result {
    writeln!(
        out,
        "## Layout\n\nVersion {VERSION}, {BYTES} bytes, little-endian.\n\n\
         | word | bits | field | is |\n|---:|---:|---|---|"
    )?;
    let mut fields = FIELDS;
    fields.sort_by_key(|f| (f.word, f.lowest_bit));
    for Field { name, word, lowest_bit, bits, meaning } in fields {
        let name = if name.starts_with("reserved") { "-".into() } else { format!("`{name}`") };
        match bits {
            64 => writeln!(out, "| {word}, {} | 63:0 | {name} | {meaning} |", word + 1)?,
            _ => {
                let high = lowest_bit + bits - 1;
                writeln!(out, "| {word} | {high}:{lowest_bit} | {name} | {meaning} |")?;
            }
        }
    }
    writeln!(out, "\n## Kinds\n\n| code | name | does |\n|---:|---|---|")?;
    for kind in Kind::ALL {
        writeln!(out, "| {} | `{kind}` | {} |", kind.code(), kind.meaning())?;
    }
    writeln!(out, "\n## Ordering flags\n\n| bit | name | does |\n|---:|---|---|")?;
    for Flag { name, bit, meaning } in FLAGS {
        writeln!(out, "| {bit} | `{name}` | {meaning} |")?;
    }
    writeln!(out, "\n## Comparisons\n\n| code | name | holds if |\n|---:|---|---|")?;
    for c in Comparison::ALL {
        writeln!(out, "| {} | `{}` | word {} value |", c.code(), c.name(), c.symbol())?;
    }
    writeln!(
        out,
        "\n## Faults\n\nLooked for in this order; the first one wins.\n\n\
         | code | name | meaning |\n|---:|---|---|"
    )?;
    for fault in Fault::ALL {
        writeln!(out, "| {} | `{fault}` | {} |", fault.code(), fault.meaning())?;
    }
    Ok(())
}

pub(super) fn write_c_header(out: &mut String) -> fmt::Result {
    writeln!(out, "\n/* Work queue entries (WQEs): layout, codes. */")?;
    let mut define = |name: String, value: u64, comment: &str| {
        writeln!(out, "#define MTIA_{} {value}u /* {comment} */", name.to_uppercase())
    };
    define("WQE_VERSION".into(), VERSION.into(), "of the layout")?;
    define("WQE_BYTES".into(), BYTES as u64, "")?;
    define("WQE_MOST".into(), MOST.into(), "WQEs of a subgraph")?;
    define("WQE_INDEX_BITS".into(), INDEX_BITS.into(), "of an index in a tag")?;
    define("QP_PAIR_BITS".into(), PAIR_BITS.into(), "of a pair in a queue pair's number")?;
    for Field { name, word, lowest_bit, bits, meaning } in FIELDS {
        define(format!("WQE_{name}_WORD"), word as u64, meaning)?;
        if bits < 32 {
            define(format!("WQE_{name}_SHIFT"), lowest_bit.into(), "lowest bit")?;
            define(format!("WQE_{name}_MASK"), (1 << bits) - 1, "after the shift")?;
        }
    }
    for kind in Kind::ALL {
        define(format!("WQE_{kind}"), kind.code().into(), kind.meaning())?;
    }
    for Flag { name, bit, meaning } in FLAGS {
        define(format!("WQE_FLAG_{name}"), 1 << bit, meaning)?;
    }
    for c in Comparison::ALL {
        define(format!("WQE_WAIT_{}", c.name()), c.code().into(), c.symbol())?;
    }
    for w in Width::ALL {
        define(format!("WQE_WIDTH_{}", w.bytes()), w.code().into(), "bytes of the word")?;
    }
    for fault in Fault::ALL {
        define(format!("WQE_FAULT_{fault}"), fault.code().into(), fault.meaning())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_cover_every_bit_once() {
        let mut covered = [0u32; WORDS];
        for f in FIELDS {
            for bit in 0..f.bits {
                let at = f.lowest_bit + bit;
                let (word, mask) = (f.word + (at / 32) as usize, 1 << (at % 32));
                assert_eq!(covered[word] & mask, 0, "{} overlaps", f.name);
                covered[word] |= mask;
            }
        }
        assert_eq!(covered, [u32::MAX; WORDS]);
    }

    #[test]
    fn words_stand_where_the_layout_says() {
        let wqe = Wqe {
            kind: 0xa1,
            order: Order {
                wqe_sync: Some(-2),
                fence: true,
                rx_sync: false,
                tx_sync: true,
                sync: false,
            },
            dtype: 0x5,
            comparison: 0x6,
            width: 0x7,
            qp: 0x89ab,
            a: 0x0102_0304_0506_0708,
            b: 0x1112_1314_1516_1718,
            s: 0x2122_2324_2526_2728,
            length: 0x3132_3334,
            lkey: 0x4142_4344,
            rkey: 0x5152_5354,
            immediate: 0x6162_6364,
            value: 0x7172_7374_7576_7778,
        };
        let get = |name: &str| {
            let f = FIELDS.iter().find(|f| f.name == name).expect("a field");
            let words = wqe.words();
            let low = u64::from(words[f.word]) >> f.lowest_bit;
            let all = if f.bits == 64 { low | u64::from(words[f.word + 1]) << 32 } else { low };
            if f.bits == 64 { all } else { all & ((1 << f.bits) - 1) }
        };
        let back = u64::from(-2i16 as u16);
        let expected = [
            ("kind", 0xa1),
            ("flags", 0b0_1011),
            ("back", back),
            ("dtype", 5),
            ("comparison", 6),
            ("width", 7),
            ("qp", 0x89ab),
            ("a", wqe.a),
            ("b", wqe.b),
            ("s", wqe.s),
            ("length", 0x3132_3334),
            ("lkey", 0x4142_4344),
            ("rkey", 0x5152_5354),
            ("immediate", 0x6162_6364),
            ("value", wqe.value),
            ("reserved_1", 0),
            ("reserved_14", 0),
        ];
        assert_eq!(expected.len(), FIELDS.len());
        for (name, value) in expected {
            assert_eq!(get(name), value, "{name}");
        }
        assert_eq!(Wqe::from_bytes(&wqe.bytes()), Ok(wqe));
    }

    #[test]
    fn reserved_bits_are_refused_one_by_one() {
        let good = Wqe::of(Kind::Noop).words();
        for word in 0..WORDS {
            for bit in 0..32 {
                let mut words = good;
                words[word] ^= 1 << bit;
                let (reserved, back) = (
                    (word == 0 && (13..16).contains(&bit))
                        || (word == 1 && (12..16).contains(&bit))
                        || word >= 14,
                    word == 0 && bit >= 16,
                );
                let refused = Wqe::from_words(&words) == Err(Fault::Reserved);
                assert_eq!(refused, reserved || back, "word {word} bit {bit}");
            }
        }
    }
}
