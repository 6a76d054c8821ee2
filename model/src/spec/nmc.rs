//! The near-memory compute engine (NMC) as its users see it: commands, statuses and counters.
//!
//! ```text
//!   command --> +-----+ --> status (tag, code)
//!               | NMC |
//!   A, B    --> +-----+ --> S = A + B, or S = A
//!                  |
//!                  +-- counters (registers on the utility channel)
//! ```
//!
//! This is the one place for these facts. The functional model, the cycle model, the hardware,
//! the firmware's header ([`super::header`]) and the manual ([`markdown`]) all take them from here.
//! That the engine sums two buffers or copies one, in BF16, FP16 or FP32, is published; codes,
//! statuses, rules and counters are this project's own (source A).

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use super::chip::{Chip, Nmc};

/// Width of a command's opcode field in bits.
pub const OP_BITS: u32 = 4;
/// Width of a command's element type field in bits.
pub const DTYPE_BITS: u32 = 4;
/// Width of a status code in bits.
pub const STATUS_BITS: u32 = 4;
/// Width of a counter in bits.
pub const COUNTER_BITS: u32 = 64;
/// Half streams that an engine reads: low and high halves of a line of A, then of B.
pub const READ_STREAMS: u32 = 4;
/// Half streams that an engine writes: low and high halves of a line of S.
pub const WRITE_STREAMS: u32 = 2;
/// Bytes from one counter's register to the next on the utility port.
pub const COUNTER_STRIDE: u32 = 8;

/// What a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// S = A + B, element by element.
    Add = 0,
    /// S = A, byte by byte; B and the element type play no part.
    Copy = 1,
}

impl Op {
    /// All operations, in the order of their codes.
    pub const ALL: [Op; 2] = [Op::Add, Op::Copy];

    /// The code in a command.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The operation of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<Op> {
        Op::ALL.into_iter().find(|op| op.code() == code)
    }

    /// The name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Op::Add => "add",
            Op::Copy => "copy",
        }
    }

    /// What the operation does, in a sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Op::Add => "S = A + B, element by element.",
            Op::Copy => "S = A, byte by byte; B and the element type play no part.",
        }
    }
}

/// The type of a buffer's elements. Elements are little-endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dtype {
    /// 1 sign bit, 8 bits of exponent, 7 bits of fraction.
    Bf16 = 0,
    /// IEEE 754 binary16: 1 sign bit, 5 bits of exponent, 10 bits of fraction.
    Fp16 = 1,
    /// IEEE 754 binary32: 1 sign bit, 8 bits of exponent, 23 bits of fraction.
    Fp32 = 2,
}

impl Dtype {
    /// All element types, in the order of their codes.
    pub const ALL: [Dtype; 3] = [Dtype::Bf16, Dtype::Fp16, Dtype::Fp32];

    /// The code in a command.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The element type of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<Dtype> {
        Dtype::ALL.into_iter().find(|dtype| dtype.code() == code)
    }

    /// The name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Dtype::Bf16 => "bf16",
            Dtype::Fp16 => "fp16",
            Dtype::Fp32 => "fp32",
        }
    }

    /// Bytes of one element.
    pub const fn element_bytes(self) -> u32 {
        match self {
            Dtype::Bf16 | Dtype::Fp16 => 2,
            Dtype::Fp32 => 4,
        }
    }

    /// Bits of one element.
    pub const fn element_bits(self) -> u32 {
        8 * self.element_bytes()
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for Dtype {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that stands for nothing here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown {what} {name:?}; use {known}")]
pub struct UnknownName {
    /// What it was to name.
    pub what: &'static str,
    /// The name as given.
    pub name: String,
    /// The names there are.
    pub known: &'static str,
}

impl FromStr for Op {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Op, UnknownName> {
        Op::ALL.into_iter().find(|op| op.name() == name).ok_or_else(|| UnknownName {
            what: "operation",
            name: name.to_owned(),
            known: "add or copy",
        })
    }
}

impl FromStr for Dtype {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Dtype, UnknownName> {
        Dtype::ALL.into_iter().find(|dtype| dtype.name() == name).ok_or_else(|| UnknownName {
            what: "element type",
            name: name.to_owned(),
            known: "bf16, fp16 or fp32",
        })
    }
}

/// How a command ended. Faults are looked for in the order of their codes; the first one wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Done: all of S is written and acknowledged.
    Ok = 0,
    /// The opcode is none of [`Op`].
    BadOp = 1,
    /// The element type is none of [`Dtype`] (add only).
    BadType = 2,
    /// The length is zero.
    ZeroLength = 3,
    /// An address or the length is not a multiple of the element's bytes (add only).
    Misaligned = 4,
    /// A buffer reaches beyond the last address, or the length does not fit its field.
    OutOfRange = 5,
    /// S overlaps one input from above and the other from below (add only).
    BadOverlap = 6,
    /// Memory answered a read with an error.
    ReadError = 7,
    /// Memory answered a write with an error.
    WriteError = 8,
}

impl Status {
    /// All statuses, in the order of their codes.
    pub const ALL: [Status; 9] = [
        Status::Ok,
        Status::BadOp,
        Status::BadType,
        Status::ZeroLength,
        Status::Misaligned,
        Status::OutOfRange,
        Status::BadOverlap,
        Status::ReadError,
        Status::WriteError,
    ];

    /// The code in a status.
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The status of a code; `None` if there is none.
    pub fn from_code(code: u8) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.code() == code)
    }

    /// The name, in the form of the firmware's header but in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Status::Ok => "ok",
            Status::BadOp => "bad_op",
            Status::BadType => "bad_type",
            Status::ZeroLength => "zero_length",
            Status::Misaligned => "misaligned",
            Status::OutOfRange => "out_of_range",
            Status::BadOverlap => "bad_overlap",
            Status::ReadError => "read_error",
            Status::WriteError => "write_error",
        }
    }

    /// What the status says, in a sentence.
    pub const fn meaning(self) -> &'static str {
        match self {
            Status::Ok => "Done: all of S is written and acknowledged.",
            Status::BadOp => "The opcode is none of the above.",
            Status::BadType => "Add: the element type is none of the above.",
            Status::ZeroLength => "The length is zero.",
            Status::Misaligned => {
                "Add: an address or the length is not a multiple of the element's bytes."
            }
            Status::OutOfRange => {
                "A buffer reaches beyond the last address (address + length > 2^address_bits)."
            }
            Status::BadOverlap => {
                "Add: S overlaps one input from above and the other from below, so no order of \
                 a single pass gives the sums of the old values."
            }
            Status::ReadError => "Memory answered a read with an error; S is undefined.",
            Status::WriteError => "Memory answered a write with an error; S is undefined.",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One piece of work for the engine.
///
/// The fields are as wide as the hardware can ever have them, so that a command can also be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command {
    /// Code of the operation, see [`Op`].
    pub op: u8,
    /// Code of the element type, see [`Dtype`].
    pub dtype: u8,
    /// Whether the command waits until every command before it has its status.
    pub fence: bool,
    /// Address of the first input, in bytes.
    pub a: u64,
    /// Address of the second input, in bytes.
    pub b: u64,
    /// Address of the result, in bytes.
    pub s: u64,
    /// Length of each buffer, in bytes.
    pub length: u64,
    /// Returned with the status.
    pub tag: u32,
}

impl Command {
    /// Whether the command reads B, and so whether its element type means anything.
    pub fn adds(&self) -> bool {
        self.op == Op::Add.code()
    }
}

/// What is wrong with a command, as far as it can be told without memory; [`Status::Ok`] if
/// nothing. Faults are looked for in the order of the status codes.
pub fn check(command: &Command, nmc: &Nmc) -> Status {
    let Some(op) = Op::from_code(command.op) else {
        return Status::BadOp;
    };
    let element_bytes = match (op, Dtype::from_code(command.dtype)) {
        (Op::Copy, _) => 1,
        (Op::Add, Some(dtype)) => u64::from(dtype.element_bytes()),
        (Op::Add, None) => return Status::BadType,
    };
    if command.length == 0 {
        return Status::ZeroLength;
    }
    // A copy's B is not looked at.
    let b = if op == Op::Add { command.b } else { command.a };
    let multiple = |bytes: u64| bytes.is_multiple_of(element_bytes);
    if ![command.a, b, command.s, command.length].into_iter().all(multiple) {
        return Status::Misaligned;
    }
    // 128 bits, as the fields of a command may hold more than an address has.
    let beyond = |address: u64| {
        u128::from(address) + u128::from(command.length) > 1 << nmc.address_bits.value.min(64)
    };
    let too_long = u128::from(command.length) >= 1 << nmc.length_bits.value.min(64);
    if too_long || [command.a, b, command.s].into_iter().any(beyond) {
        return Status::OutOfRange;
    }
    let above = |input| overlaps_from_above(command.s, input, command.length);
    let below = |input| overlaps_from_above(input, command.s, command.length);
    if (above(command.a) && below(b)) || (above(b) && below(command.a)) {
        return Status::BadOverlap;
    }
    Status::Ok
}

/// Whether the engine works from the highest line down: S overlaps an input and lies above it, so
/// that the other way it would overwrite input it has yet to read. Only meaningful for a command
/// that passes [`check`].
pub fn descending(command: &Command) -> bool {
    let above = |input| overlaps_from_above(command.s, input, command.length);
    above(command.a) || (command.adds() && above(command.b))
}

/// Whether two buffers of this length overlap and the first one begins above the second.
fn overlaps_from_above(upper: u64, lower: u64, length: u64) -> bool {
    upper > lower && upper - lower < length
}

/// One counter of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The name; the full name puts the unit's place before it: `me[3].nmc.bytes_reduced`.
    pub name: &'static str,
    /// What it counts.
    pub unit: &'static str,
    /// The exact event that increments it, and by how much.
    pub event: &'static str,
}

/// The counters, in the order of their registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CounterId {
    /// Commands that ended well.
    Commands = 0,
    /// Commands that ended with a fault.
    Errors = 1,
    /// Bytes of S made by add.
    BytesReduced = 2,
    /// Bytes of S made by copy.
    BytesCopied = 3,
    /// Reads sent.
    ReadFlits = 4,
    /// Writes sent.
    WriteFlits = 5,
    /// Cycles with work.
    BusyCycles = 6,
    /// Cycles lost to inputs that had not arrived.
    ReadWaitCycles = 7,
    /// Cycles lost to results that could not leave.
    WriteWaitCycles = 8,
    /// Reads that the port did not take.
    RequestWaitFlits = 9,
}

/// Every counter of the engine, declared once; [`CounterId`] indexes it.
pub const COUNTERS: [Counter; 10] = [
    Counter { name: "commands", unit: "commands", event: "A status with code 0 is accepted: + 1." },
    Counter {
        name: "errors",
        unit: "commands",
        event: "A status with another code is accepted: + 1.",
    },
    Counter {
        name: "bytes_reduced",
        unit: "B",
        event: "The writer takes a line of an add: + the bytes of S in it (as many as of each \
                input).",
    },
    Counter {
        name: "bytes_copied",
        unit: "B",
        event: "The writer takes a line of a copy: + the bytes of S in it.",
    },
    Counter {
        name: "read_flits",
        unit: "flits",
        event: "A read request of one lane's width is accepted: + 1.",
    },
    Counter {
        name: "write_flits",
        unit: "flits",
        event: "A write request of one lane's width is accepted: + 1.",
    },
    Counter {
        name: "busy_cycles",
        unit: "cycles",
        event: "A cycle in which at least one command is between its decode and its status: + 1.",
    },
    Counter {
        name: "read_wait_cycles",
        unit: "cycles",
        event: "A cycle in which a result line is wanted and the adders could take it, but an \
                input has not arrived: + 1.",
    },
    Counter {
        name: "write_wait_cycles",
        unit: "cycles",
        event: "A cycle in which a finished line waits for the writer: + 1.",
    },
    Counter {
        name: "request_wait_flits",
        unit: "flit cycles",
        event: "Each cycle: + the number of half streams (of four) whose read request is valid \
                and not accepted.",
    },
];

impl CounterId {
    /// All counters, in the order of their registers.
    pub const ALL: [CounterId; COUNTERS.len()] = [
        CounterId::Commands,
        CounterId::Errors,
        CounterId::BytesReduced,
        CounterId::BytesCopied,
        CounterId::ReadFlits,
        CounterId::WriteFlits,
        CounterId::BusyCycles,
        CounterId::ReadWaitCycles,
        CounterId::WriteWaitCycles,
        CounterId::RequestWaitFlits,
    ];

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
        self as u32 * COUNTER_STRIDE
    }
}

/// The engine's part of the firmware's header: operations, types, statuses and counters.
pub(super) fn write_c_header(out: &mut String) -> fmt::Result {
    writeln!(out, "\n/* Near-memory compute engine: operations. */")?;
    for op in Op::ALL {
        define(out, &format!("NMC_OP_{}", op.name()), op.code(), op.meaning())?;
    }
    writeln!(out, "\n/* Element types. */")?;
    for dtype in Dtype::ALL {
        let comment = format!("{} B", dtype.element_bytes());
        define(out, &format!("NMC_DTYPE_{}", dtype.name()), dtype.code(), &comment)?;
    }
    writeln!(out, "\n/* Status codes; the first fault in this order wins. */")?;
    for status in Status::ALL {
        define(out, &format!("NMC_STATUS_{}", status.name()), status.code(), status.meaning())?;
    }
    writeln!(out, "\n/* Counters: byte offsets of {COUNTER_BITS}-bit read-only registers. */")?;
    for id in CounterId::ALL {
        let name = format!("NMC_COUNTER_{}", id.counter().name);
        define(out, &name, format_args!("0x{:02x}", id.offset()), id.counter().event)?;
    }
    Ok(())
}

fn define(out: &mut String, name: &str, value: impl fmt::Display, comment: &str) -> fmt::Result {
    writeln!(out, "#define MTIA_{} {value}u /* {comment} */", name.to_uppercase())
}

/// The register and counter map as Markdown tables, with the sizes of one description.
pub fn markdown(chip: &Chip) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_markdown(&mut out, chip);
    out
}

fn write_markdown(out: &mut String, chip: &Chip) -> fmt::Result {
    writeln!(out, "## Operations\n\n| code | name | does |\n|---:|---|---|")?;
    for op in Op::ALL {
        writeln!(out, "| {} | `{op}` | {} |", op.code(), op.meaning())?;
    }
    writeln!(out, "\n## Element types\n\n| code | name | bytes |\n|---:|---|---:|")?;
    for dtype in Dtype::ALL {
        writeln!(out, "| {} | `{dtype}` | {} |", dtype.code(), dtype.element_bytes())?;
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
        "\n## Counters\n\nEach is a {COUNTER_BITS}-bit register on the utility port.\n\n\
         | offset | name | unit | counts |\n|---:|---|---|---|"
    )?;
    for id in CounterId::ALL {
        let Counter { name, unit, event } = id.counter();
        writeln!(out, "| 0x{:02x} | `{name}` | {unit} | {event} |", id.offset())?;
    }
    writeln!(
        out,
        "\n## Sizes of `{}`\n\n| parameter | value | unit | source |\n|---|---:|---|---|",
        chip.name
    )?;
    for entry in chip.entries() {
        if entry.key.starts_with("nmc") {
            let (key, value) = (&entry.key, entry.value);
            writeln!(out, "| `{key}` | {value} | {} | {} |", entry.unit, entry.source)?;
        }
    }
    Ok(())
}
