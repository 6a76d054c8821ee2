//! A parameter: a value, its unit and the tag of its source.
//!
//! The unit is part of the type, so that neither code nor a TOML file can take one for another.
//! [`chip`](super::chip) declares the parameters; [`load`](super::load) reads them.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// Where a value comes from. The tag in TOML is the variant's name, `F2` for `F(2)`,
/// `C(nmc.all)` for `C("nmc.all")`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Stated in the ISCA 2026 paper on the chip.
    P,
    /// Read off the figure of that number (2 to 17) of the same paper.
    F(u8),
    /// Stated in the paper on the collective library (HCCL, SC 2026).
    H,
    /// Stated in the maker's engineering posts.
    B,
    /// Taken from a published standard (JEDEC, IEEE, RISC-V).
    J,
    /// Arithmetic on values of the tags above.
    D,
    /// Assumed here, as nothing public says.
    A,
    /// Calibrated: chosen so that the check of this id holds. That check is then no prediction.
    C(String),
    /// Set by the user with `--set`. Never found in a file.
    Set,
}

/// Why a text is no source tag; its message lists the tags there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("use P, F2 to F17, H, B, J, D, A or C(id of the check it was calibrated to)")]
pub struct BadSource;

impl FromStr for Source {
    type Err = BadSource;

    fn from_str(tag: &str) -> Result<Self, BadSource> {
        let plain = match tag {
            "P" => Some(Source::P),
            "H" => Some(Source::H),
            "B" => Some(Source::B),
            "J" => Some(Source::J),
            "D" => Some(Source::D),
            "A" => Some(Source::A),
            _ => None,
        };
        if let Some(source) = plain {
            return Ok(source);
        }
        if let Some(id) = tag.strip_prefix("C(").and_then(|rest| rest.strip_suffix(')')) {
            let known = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
            return if !id.is_empty() && id.chars().all(known) {
                Ok(Source::C(id.to_owned()))
            } else {
                Err(BadSource)
            };
        }
        // Compared as text, so that "F02" or "F+2" is no second spelling of F2.
        (2..=17).find(|n| tag == format!("F{n}")).map(Source::F).ok_or(BadSource)
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::P => f.pad("P"),
            Source::F(figure) => f.pad(&format!("F{figure}")),
            Source::H => f.pad("H"),
            Source::B => f.pad("B"),
            Source::J => f.pad("J"),
            Source::D => f.pad("D"),
            Source::A => f.pad("A"),
            Source::C(id) => f.pad(&format!("C({id})")),
            Source::Set => f.pad("set"),
        }
    }
}

impl Serialize for Source {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A number as a parameter holds it, whatever its type.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A count or a size.
    Integer(u64),
    /// A rate, a frequency or a time.
    Float(f64),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Integer(value) => f.pad(&value.to_string()),
            Value::Float(value) => f.pad(&value.to_string()),
        }
    }
}

/// The Rust types a parameter's value may have.
pub trait Number: Copy + Into<Value> {
    /// What the type takes, for messages: "a whole number from 0 to 4294967295".
    const TAKES: &'static str;

    /// The value as this type; `None` if the type cannot hold it exactly (a whole number is
    /// taken for a float, a float never for a whole number).
    fn from_value(value: RawNumber) -> Option<Self>;
}

/// A number as TOML writes it, before its parameter's type is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RawNumber {
    /// A TOML integer.
    Integer(i128),
    /// A TOML float; may be infinite or not a number.
    Float(f64),
}

impl fmt::Display for RawNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RawNumber::Integer(value) => write!(f, "{value}"),
            // {:?} keeps the ".0" that tells a float from a whole number.
            RawNumber::Float(value) => write!(f, "{value:?}"),
        }
    }
}

impl Number for u32 {
    const TAKES: &'static str = "a whole number from 0 to 4294967295";

    fn from_value(value: RawNumber) -> Option<Self> {
        match value {
            RawNumber::Integer(value) => u32::try_from(value).ok(),
            RawNumber::Float(_) => None,
        }
    }
}

impl From<u32> for Value {
    fn from(value: u32) -> Value {
        Value::Integer(u64::from(value))
    }
}

impl Number for f64 {
    const TAKES: &'static str = "a finite number";

    fn from_value(value: RawNumber) -> Option<Self> {
        let value = match value {
            RawNumber::Integer(value) => value as f64,
            RawNumber::Float(value) => value,
        };
        value.is_finite().then_some(value)
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Value {
        Value::Float(value)
    }
}

/// The unit of a parameter, as a type without values.
pub trait Unit {
    /// The unit's name in TOML.
    const NAME: &'static str;
}

macro_rules! units {
    ($($(#[$doc:meta])* $unit:ident = $name:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $unit {}
        impl Unit for $unit {
            const NAME: &'static str = $name;
        }
    )*};
}

/// The units there are, each a marker type.
pub mod unit {
    use super::Unit;

    units! {
        /// 1e9 cycles a second.
        Gigahertz = "GHz";
        /// Bytes.
        Bytes = "B";
        /// 1e9 bytes a second.
        GigabytesPerSecond = "GB/s";
        /// Nanoseconds.
        Nanoseconds = "ns";
        /// Numbers that one instruction of a SIMD unit works on.
        Elements = "elements";
        /// Width of a hardware field.
        Bits = "bits";
        /// Requests of one lane's width (`noc.lane_bytes`).
        Flits = "flits";
        /// NoC lanes, each of `noc.lane_bytes` a cycle.
        Lanes = "lanes";
        /// Commands of an engine or interface.
        Commands = "commands";
        /// Lines of memory.
        Lines = "lines";
        /// Lines of memory a cycle.
        LinesPerCycle = "lines/cycle";
        /// Fragments of a transfer.
        Fragments = "fragments";
        /// NMC engines.
        Engines = "engines";
        /// Message engines.
        MessageEngines = "MEs";
        /// Network interfaces.
        Nics = "NICs";
        /// Entries of a completion queue.
        Completions = "completions";
        /// Work requests of a network interface.
        WorkRequests = "requests";
        /// Mailbox messages.
        Messages = "messages";
        /// Banks of the LLC.
        CacheBanks = "banks";
        /// Ways of a set.
        Ways = "ways";
        /// Accesses that wait for their line.
        Misses = "misses";
        /// Read requests.
        Reads = "reads";
        /// Queue pairs of a network interface.
        QueuePairs = "QPs";
        /// Columns of a grid.
        Columns = "columns";
        /// Rows of a grid, or of a memory's bank.
        Rows = "rows";
        /// 1e9 bits a second, of one data pin.
        GigabitsPerSecond = "Gb/s";
        /// Stacks of HBM.
        Stacks = "stacks";
        /// Pseudo-channels of a stack.
        PseudoChannels = "PCs";
        /// Bank groups, or banks of one, or stack ids: what a bank's address is made of.
        Parts = "parts";
        /// Clocks of HBM's commands.
        Clocks = "clocks";
        /// Cycles of the chip's clock.
        Cycles = "cycles";
        /// Lines of 64 B that wait, or are to be moved.
        MemoryLines = "lines";
        /// Refresh: 0 none, 1 all banks at once, 2 bank by bank.
        RefreshMode = "mode";
        /// Refreshes that may be owed.
        Refreshes = "refreshes";
    }
}

/// A value of type `T` in unit `U`, with the tag of its source.
#[derive(Clone, Debug, PartialEq)]
pub struct Param<T, U> {
    /// The value, in unit `U`.
    pub value: T,
    /// Where it comes from.
    pub source: Source,
    /// Why the value is what it is, if the description says so.
    pub note: Option<String>,
    unit: PhantomData<U>,
}

impl<T: Copy, U: Unit> Param<T, U> {
    /// A parameter from its parts.
    pub fn new(value: T, source: Source, note: Option<String>) -> Self {
        Param { value, source, note, unit: PhantomData }
    }

    /// The value, in unit `U`.
    pub fn get(&self) -> T {
        self.value
    }

    /// The unit's name.
    pub fn unit(&self) -> &'static str {
        U::NAME
    }
}
