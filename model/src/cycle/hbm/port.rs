//! What crosses the controller's ports in a clock.
//!
//! ```text
//!   request ==>|            |--> row_command, column_command, write_data
//!   response <=| controller |
//!   utility <=>|            |<-- read_data
//! ```

use crate::spec::hbm::{BankAddress, LINE_BURSTS, LINE_BYTES};

/// What a line holds in the model: its bytes, or nothing where only time is of interest.
pub trait Line: Copy {
    /// A line of zeros.
    const ZERO: Self;
    /// The data of burst `half` (0 or 1), the lowest bits first.
    fn burst(&self, half: usize) -> [u64; 4];
    /// Puts the data of burst `half`.
    fn set_burst(&mut self, half: usize, data: &[u64; 4]);
}

/// The bytes of a line.
pub type Bytes = [u8; LINE_BYTES as usize];

const HALF: usize = (LINE_BYTES / LINE_BURSTS) as usize;

impl Line for () {
    const ZERO: () = ();

    fn burst(&self, _half: usize) -> [u64; 4] {
        [0; 4]
    }
    fn set_burst(&mut self, _half: usize, _data: &[u64; 4]) {}
}

impl Line for Bytes {
    const ZERO: Bytes = [0; LINE_BYTES as usize];

    fn burst(&self, half: usize) -> [u64; 4] {
        std::array::from_fn(|i| {
            let at = half * HALF + 8 * i;
            u64::from_le_bytes(std::array::from_fn(|k| self[at + k]))
        })
    }

    fn set_burst(&mut self, half: usize, data: &[u64; 4]) {
        for (i, word) in data.iter().enumerate() {
            let at = half * HALF + 8 * i;
            self[at..at + 8].copy_from_slice(&word.to_le_bytes());
        }
    }
}

/// A request: a line to read or to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request<D> {
    /// Whether it writes.
    pub write: bool,
    /// The line, counted from the PC's first.
    pub address: u64,
    /// Returned with a read's response.
    pub tag: u16,
    /// The data to be written are known to be wrong.
    pub poison: bool,
    /// The data to be written.
    pub data: D,
}

/// The answer to a read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Response<D> {
    /// Of the request.
    pub tag: u16,
    /// Whether the data are wrong: they were written so, or cannot be corrected.
    pub poison: bool,
    /// The line.
    pub data: D,
}

/// A command on the row bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowCommand {
    /// ACT: opens a row.
    Activate {
        /// The bank.
        bank: BankAddress,
        /// Its row.
        row: u32,
    },
    /// PRE: closes a bank's row.
    Precharge {
        /// The bank.
        bank: BankAddress,
    },
    /// PREA: closes all rows.
    PrechargeAll,
    /// REFpb: refreshes a bank.
    RefreshBank {
        /// The bank.
        bank: BankAddress,
    },
    /// REFab: refreshes all banks.
    RefreshAll,
}

impl RowCommand {
    /// The code on the command bus.
    pub fn code(&self) -> u8 {
        match self {
            RowCommand::Activate { .. } => 0,
            RowCommand::Precharge { .. } => 1,
            RowCommand::PrechargeAll => 2,
            RowCommand::RefreshBank { .. } => 3,
            RowCommand::RefreshAll => 4,
        }
    }

    /// The bank, of commands that have one.
    pub fn bank(&self) -> Option<BankAddress> {
        match *self {
            RowCommand::Activate { bank, .. }
            | RowCommand::Precharge { bank }
            | RowCommand::RefreshBank { bank } => Some(bank),
            RowCommand::PrechargeAll | RowCommand::RefreshAll => None,
        }
    }
}

/// A command on the column bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ColumnCommand {
    /// Whether it writes (WR) or reads (RD).
    pub write: bool,
    /// The bank.
    pub bank: BankAddress,
    /// Column of the open row in bursts.
    pub column: u32,
}

/// What moves on the data bus in a clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Beat {
    /// Half a burst.
    pub data: u128,
    /// Its side bits.
    pub side: u8,
}

/// A burst: two beats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Burst {
    /// Data, the lowest bits first.
    pub data: [u64; 4],
    /// Side bits.
    pub side: u16,
}

impl Burst {
    /// The beats, in their order.
    pub fn beats(&self) -> [Beat; 2] {
        let word = |i: usize| u128::from(self.data[i]) | u128::from(self.data[i + 1]) << 64;
        let [low, high] = self.side.to_le_bytes();
        [Beat { data: word(0), side: low }, Beat { data: word(2), side: high }]
    }

    /// The burst of two beats.
    pub fn of(beats: [Beat; 2]) -> Burst {
        let word = |i: usize| (beats[i / 2].data >> (64 * (i % 2))) as u64;
        let side = u16::from_le_bytes([beats[0].side, beats[1].side]);
        Burst { data: std::array::from_fn(word), side }
    }
}

/// A register's answer on the utility port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UtilityResponse {
    /// The register, or 0.
    pub data: u64,
    /// No register stands there.
    pub error: bool,
}

/// Inputs of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inputs<D> {
    /// The request offered.
    pub request: Option<Request<D>>,
    /// Whether a response is taken.
    pub response_ready: bool,
    /// What comes from HBM.
    pub read_data: Option<Beat>,
    /// The register asked for, by its byte offset.
    pub utility_request: Option<u64>,
    /// Whether a register's answer is taken.
    pub utility_ready: bool,
}

impl<D> Default for Inputs<D> {
    /// Nothing is offered and nothing is taken.
    fn default() -> Inputs<D> {
        Inputs {
            request: None,
            response_ready: false,
            read_data: None,
            utility_request: None,
            utility_ready: false,
        }
    }
}

/// Outputs of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outputs<D> {
    /// Whether a request is taken.
    pub request_ready: bool,
    /// The response offered.
    pub response: Option<Response<D>>,
    /// The row bus.
    pub row_command: Option<RowCommand>,
    /// The column bus.
    pub column_command: Option<ColumnCommand>,
    /// What goes to HBM.
    pub write_data: Option<Beat>,
    /// Whether a register may be asked for.
    pub utility_request_ready: bool,
    /// The register's answer.
    pub utility_response: Option<UtilityResponse>,
}
