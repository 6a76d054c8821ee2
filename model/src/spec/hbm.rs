//! HBM as the controller of one pseudo-channel (PC) sees it: organisation, timings in clocks, the
//! place of a line, the side bits of a burst, counters.
//!
//! ```text
//!   line address --AddressMap--> stack id, bank group, bank, row, column
//!   ns of the description --Timings--> command clocks
//!   32 B + poison --side bits--> 10 check bits, 6 copies of the poison
//! ```
//! The command clock is a quarter of a pin's data rate: in a clock each of the PC's 32 pins moves
//! 4 bits, 16 B in all, beside 8 side bits. A burst of 8 bits a pin is two clocks and 32 B; a line
//! of 64 B is two bursts of one row.
//!
//! The controller is `cycle::hbm` and `hw/src/hbm/`. Widths are those of HBM3 (JEDEC JESD238);
//! policy, registers and counters are this project's own (source A).

use std::fmt;
use std::fmt::Write as _;

use serde::Serialize;

use super::chip::{Chip, Hbm, Violation, count, power_of_two, real, violation};
use super::secded::Secded;

/// Data pins of a pseudo-channel.
pub const PINS: u32 = 32;
/// Bits that a pin moves in a command clock.
pub const BITS_PER_CLOCK: u32 = 4;
/// Bits that a pin moves in a burst.
pub const BURST_LENGTH: u32 = 8;
/// Data bits of a beat: what moves in a clock.
pub const BEAT_BITS: u32 = PINS * BITS_PER_CLOCK;
/// Side bits of a beat.
pub const SIDE_BITS: u32 = 8;
/// Clocks (beats) of a burst.
pub const BURST_CLOCKS: u32 = BURST_LENGTH / BITS_PER_CLOCK;
/// Data bits of a burst.
pub const BURST_BITS: u32 = BEAT_BITS * BURST_CLOCKS;
/// Side bits of a burst.
pub const BURST_SIDE_BITS: u32 = SIDE_BITS * BURST_CLOCKS;
/// Bursts of a line.
pub const LINE_BURSTS: u32 = 2;
/// Bytes of a line.
pub const LINE_BYTES: u32 = LINE_BURSTS * BURST_BITS / 8;
/// Copies of the poison bit among the side bits of a burst; they fill what the check bits leave.
pub const POISON_COPIES: u32 = 6;
/// Copies that have to be set for a burst to count as poisoned.
pub const POISON_MAJORITY: u32 = 4;
/// Requests that wait at the controller's entrance.
pub const REQUEST_QUEUE: u32 = 2;
/// Width of a counter in bits.
pub const COUNTER_BITS: u32 = 64;
/// Bytes from one counter's register to the next on the utility port.
pub const COUNTER_STRIDE: u32 = 8;
/// Banks of a PC at most.
pub const MAX_BANKS: usize = 64;
/// Lines in a queue at most.
pub const MAX_QUEUE: u32 = 128;
/// The code that guards a burst.
pub const CODE: Secded = Secded::new(BURST_BITS);

const _: () = assert!(CODE.check_bits() + POISON_COPIES == BURST_SIDE_BITS);

/// The side bits of a burst: check bits, and above them the copies of the poison.
pub fn side_bits(data: &[u64; 4], poison: bool) -> u16 {
    let copies = if poison { (1 << POISON_COPIES) - 1 } else { 0 };
    CODE.encode(data) as u16 | copies << CODE.check_bits()
}

/// Whether the side bits of a burst say that its data are poisoned.
pub fn is_poisoned(side: u16) -> bool {
    (side >> CODE.check_bits()).count_ones() >= POISON_MAJORITY
}

/// What is refreshed at a time: the values of `hbm.refresh`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Refresh {
    /// Nothing: for measurements only.
    Off = 0,
    /// All banks, every REFI.
    AllBanks = 1,
    /// A bank, every REFI / banks.
    PerBank = 2,
}

/// A timing as it is listed: its name, its clocks, what it is from and to.
pub type Listed = (&'static str, u32, &'static str);

/// The timings in command clocks, each rounded up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // they are those of `chip::Hbm`
pub struct Timings {
    pub cl: u32,
    pub wl: u32,
    pub rcd_read: u32,
    pub rcd_write: u32,
    pub rp: u32,
    pub ras: u32,
    pub rc: u32,
    pub rtp: u32,
    pub wr: u32,
    pub ccds: u32,
    pub ccdl: u32,
    pub ccdr: u32,
    pub rrds: u32,
    pub rrdl: u32,
    pub faw: u32,
    pub wtrs: u32,
    pub wtrl: u32,
    pub rtw: u32,
    pub rfc: u32,
    pub rfc_bank: u32,
    pub rrefd: u32,
    pub refi: u32,
}

impl Timings {
    /// The timings of a description.
    pub fn new(hbm: &Hbm) -> Timings {
        let clocks = |ns: f64| {
            // A time of a whole number of clocks must not become one more by rounding in f64.
            (ns * hbm.clock() - 1e-6).ceil() as u32
        };
        Timings {
            cl: clocks(hbm.cl.value),
            wl: clocks(hbm.wl.value),
            rcd_read: clocks(hbm.rcd_read.value),
            rcd_write: clocks(hbm.rcd_write.value),
            rp: clocks(hbm.rp.value),
            ras: clocks(hbm.ras.value),
            rc: clocks(hbm.rc.value),
            rtp: clocks(hbm.rtp.value),
            wr: clocks(hbm.wr.value),
            ccds: hbm.ccds.value,
            ccdl: clocks(hbm.ccdl.value),
            ccdr: clocks(hbm.ccdr.value),
            rrds: clocks(hbm.rrds.value),
            rrdl: clocks(hbm.rrdl.value),
            faw: clocks(hbm.faw.value),
            wtrs: clocks(hbm.wtrs.value),
            wtrl: clocks(hbm.wtrl.value),
            rtw: clocks(hbm.rtw.value),
            rfc: clocks(hbm.rfc.value),
            rfc_bank: clocks(hbm.rfc_bank.value),
            rrefd: clocks(hbm.rrefd.value),
            refi: clocks(hbm.refi.value),
        }
    }

    /// From a write to the end of its data.
    pub const fn write_burst(&self) -> u32 {
        self.wl + BURST_CLOCKS
    }

    /// Clocks between two refreshes, of all banks or of one.
    pub fn refresh_interval(&self, refresh: Refresh, banks: u32) -> u32 {
        match refresh {
            Refresh::PerBank => self.refi / banks,
            Refresh::Off | Refresh::AllBanks => self.refi,
        }
    }

    /// All of them, for the manual.
    pub fn list(&self) -> [Listed; 22] {
        [
            ("CL", self.cl, "read to its data"),
            ("WL", self.wl, "write to its data"),
            ("RCD, reads", self.rcd_read, "activate to a read of the bank"),
            ("RCD, writes", self.rcd_write, "activate to a write of the bank"),
            ("RP", self.rp, "precharge to the bank's activate or refresh"),
            ("RAS", self.ras, "activate to the bank's precharge"),
            ("RC", self.rc, "activate to the bank's activate"),
            ("RTP", self.rtp, "read to the bank's precharge"),
            ("WR", self.wr, "end of a write's data to the bank's precharge"),
            ("CCDS", self.ccds, "read to read, write to write: other bank group, same stack id"),
            ("CCDL", self.ccdl, "the same: same bank group and stack id"),
            ("CCDR", self.ccdr, "the same: other stack id"),
            ("RRDS", self.rrds, "activate to activate"),
            ("RRDL", self.rrdl, "the same: same bank group and stack id"),
            ("FAW", self.faw, "activate to the fourth after it"),
            ("WTRS", self.wtrs, "end of a write's data to a read"),
            ("WTRL", self.wtrl, "the same: same bank group and stack id"),
            ("RTW", self.rtw, "read to write"),
            ("RFC", self.rfc, "refresh of all banks to any activate or refresh"),
            ("RFCpb", self.rfc_bank, "refresh of a bank to its activate or refresh"),
            (
                "RREFD",
                self.rrefd,
                "refresh of a bank to an activate or refresh of another, and back",
            ),
            ("REFI", self.refi, "in which every bank is to be refreshed once"),
        ]
    }
}

/// Where a bank is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BankAddress {
    /// Stack id.
    pub stack: u8,
    /// Bank group within the stack id.
    pub group: u8,
    /// Bank within the group.
    pub bank: u8,
}

/// Where a line is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The bank.
    pub bank: BankAddress,
    /// Row of the bank.
    pub row: u32,
    /// Column in lines; the line's bursts are columns `2 column` and `2 column + 1` of the device.
    pub column: u32,
}

/// From a line's address within the PC to its place, and back.
///
/// ```text
///   address:   block            | bank | column, high bits | bank group | column, low bit
///                  |               ^                              ^
///                  |               +--- XOR, folds of the row ----+
///   block = h * 2^k + l,  rows = q * 2^k:    stack id = (h + l) mod stack ids
///                                            row      = (h div stack ids) * 2^k + l
/// ```
/// The low bit of the column is lowest, so that 128 B lie in one row: random accesses of that size
/// need an activate a pair of lines and not a line, which FAW could not give. Then come the bank
/// groups, over which a stream has to be spread as CCDL is more than twice CCDS. The rest of the
/// column follows: a stream opens a row in each group, and stays in these for 4 KB. The number of
/// stack ids need not be a power of two: they rotate from block to block, and with the high part of
/// the block, so that every (stack id, row) is met once. Bank and group are XORed with the row
/// folded up, so that buffers at a distance of a power of two do not fight for a bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct AddressMap {
    /// Bits of a bank group's number.
    pub group_bits: u32,
    /// Bits of a bank's number within its group.
    pub bank_bits: u32,
    /// Bits of a column in lines.
    pub column_bits: u32,
    /// Stack ids.
    pub stack_ids: u32,
    /// k above: low bits of a row.
    pub low_row_bits: u32,
    /// q above: values of the high part of a row.
    pub high_rows: u32,
}

impl AddressMap {
    /// The map of a description.
    pub fn new(hbm: &Hbm) -> AddressMap {
        let low_row_bits = hbm.rows.value.trailing_zeros();
        AddressMap {
            group_bits: hbm.bank_groups.value.ilog2(),
            bank_bits: hbm.banks.value.ilog2(),
            column_bits: (hbm.page_bytes.value / LINE_BYTES).ilog2(),
            stack_ids: hbm.stack_ids.value,
            low_row_bits,
            high_rows: hbm.rows.value >> low_row_bits,
        }
    }

    /// Lines of the PC: addresses are below it.
    pub fn lines(&self) -> u64 {
        u64::from(self.blocks()) << (self.bank_bits + self.group_bits + self.column_bits)
    }

    /// Values of the part of an address above the banks.
    pub fn blocks(&self) -> u32 {
        (self.stack_ids * self.high_rows) << self.low_row_bits
    }

    /// Bits of a line's address.
    pub fn address_bits(&self) -> u32 {
        bits_of(self.blocks()) + self.bank_bits + self.group_bits + self.column_bits
    }

    /// Bits of a row's number.
    pub fn row_bits(&self) -> u32 {
        self.low_row_bits + bits_of(self.high_rows)
    }

    /// Bits of a stack id, at least 1.
    pub fn stack_bits(&self) -> u32 {
        bits_of(self.stack_ids).max(1)
    }

    /// Bits of the number that [`AddressMap::bank_index`] gives.
    pub fn bank_index_bits(&self) -> u32 {
        self.stack_bits() + self.bank_bits + self.group_bits
    }

    /// Banks of the PC.
    pub fn banks(&self) -> u32 {
        self.stack_ids << (self.bank_bits + self.group_bits)
    }

    /// One number for a bank: stack id, bank, bank group, the last lowest.
    pub fn bank_index(&self, bank: BankAddress) -> u32 {
        let within = u32::from(bank.bank) << self.group_bits | u32::from(bank.group);
        u32::from(bank.stack) << (self.bank_bits + self.group_bits) | within
    }

    /// The bank of such a number.
    pub fn bank_address(&self, index: u32) -> BankAddress {
        let mask = |bits: u32| (1 << bits) - 1;
        BankAddress {
            stack: (index >> (self.bank_bits + self.group_bits)) as u8,
            group: (index & mask(self.group_bits)) as u8,
            bank: (index >> self.group_bits & mask(self.bank_bits)) as u8,
        }
    }

    /// The part of the row that is XORed to a field of `bits` bits: the row from bit `from` on,
    /// folded.
    fn fold(row: u32, from: u32, bits: u32) -> u32 {
        if bits == 0 {
            return 0;
        }
        let (mut rest, mut sum) = (row >> from, 0);
        while rest != 0 {
            sum ^= rest & ((1 << bits) - 1);
            rest >>= bits;
        }
        sum
    }

    /// What is XORed to the bank group and to the bank of a row.
    pub fn hash(&self, row: u32) -> (u32, u32) {
        let group = AddressMap::fold(row, 0, self.group_bits);
        (group, AddressMap::fold(row, self.group_bits, self.bank_bits))
    }

    /// The place of a line.
    pub fn place(&self, address: u64) -> Place {
        let mut rest = address;
        let mut take = |bits: u32| {
            let field = rest & ((1 << bits) - 1);
            rest >>= bits;
            field as u32
        };
        let column_low = take(1);
        let group = take(self.group_bits);
        let column_high = take(self.column_bits - 1);
        let bank = take(self.bank_bits);
        let low = take(self.low_row_bits);
        let high = rest as u32;
        let row = (high / self.stack_ids) << self.low_row_bits | low;
        let (of_group, of_bank) = self.hash(row);
        Place {
            bank: BankAddress {
                stack: ((high + low) % self.stack_ids) as u8,
                group: (group ^ of_group) as u8,
                bank: (bank ^ of_bank) as u8,
            },
            row,
            column: column_high << 1 | column_low,
        }
    }

    /// The line at a place.
    pub fn address(&self, place: Place) -> u64 {
        let (of_group, of_bank) = self.hash(place.row);
        let low = place.row & ((1 << self.low_row_bits) - 1);
        let stack = u32::from(place.bank.stack) + self.stack_ids - low % self.stack_ids;
        let high = (place.row >> self.low_row_bits) * self.stack_ids + stack % self.stack_ids;
        let mut address = u64::from(high);
        let mut put = |field: u32, bits: u32| address = address << bits | u64::from(field);
        put(low, self.low_row_bits);
        put(u32::from(place.bank.bank) ^ of_bank, self.bank_bits);
        put(place.column >> 1, self.column_bits - 1);
        put(u32::from(place.bank.group) ^ of_group, self.group_bits);
        put(place.column & 1, 1);
        address
    }
}

/// Bits that hold 0 to n - 1; 0 for n = 1.
fn bits_of(n: u32) -> u32 {
    u32::BITS - n.saturating_sub(1).leading_zeros()
}

impl Hbm {
    /// The command clock in GHz.
    pub fn clock(&self) -> f64 {
        self.data_rate.value / f64::from(BITS_PER_CLOCK)
    }

    /// Peak bandwidth of a PC in GB/s (1e9 B/s).
    pub fn pc_peak(&self) -> f64 {
        self.data_rate.value * f64::from(PINS) / 8.0
    }

    /// What is refreshed at a time.
    pub fn refresh_kind(&self) -> Refresh {
        match self.refresh.value {
            0 => Refresh::Off,
            1 => Refresh::AllBanks,
            _ => Refresh::PerBank,
        }
    }

    /// Whether the values of the group make a memory.
    pub(super) fn check(&self) -> Result<(), Violation> {
        count("hbm.stacks", self.stacks.value, 1, 64)?;
        count("hbm.pseudo_channels", self.pseudo_channels.value, 1, 64)?;
        real("hbm.data_rate", self.data_rate.value, 0.1, 64.0)?;
        count("hbm.bank_groups", self.bank_groups.value, 2, 8)?;
        power_of_two("hbm.bank_groups", self.bank_groups.value)?;
        count("hbm.banks", self.banks.value, 2, 8)?;
        power_of_two("hbm.banks", self.banks.value)?;
        count("hbm.stack_ids", self.stack_ids.value, 1, 4)?;
        let banks = self.stack_ids.value * self.bank_groups.value * self.banks.value;
        if !(2..=MAX_BANKS as u32).contains(&banks) {
            return violation(
                "hbm.stack_ids",
                format!("{} gives a pseudo-channel {banks} banks", self.stack_ids.value),
                format!("have 2 to {MAX_BANKS}, over hbm.bank_groups, hbm.banks and stack ids"),
            );
        }
        count("hbm.rows", self.rows.value, 2, 1 << 16)?;
        count("hbm.page_bytes", self.page_bytes.value, 4 * LINE_BYTES, 8192)?;
        power_of_two("hbm.page_bytes", self.page_bytes.value)?;
        let map = AddressMap::new(self);
        if map.low_row_bits == 0 || map.stack_ids * map.high_rows > 64 {
            return violation(
                "hbm.rows",
                format!("{} has too few factors of two", self.rows.value),
                "use a small odd number (at most 16) times a power of two".to_owned(),
            );
        }
        self.check_timings()?;
        count("hbm.refresh", self.refresh.value, 0, 2)?;
        count("hbm.refresh_postpone", self.refresh_postpone.value, 1, 32)?;
        count("hbm.tag_bits", self.tag_bits.value, 1, 16)?;
        count("hbm.read_queue", self.read_queue.value, 1, MAX_QUEUE)?;
        count("hbm.write_queue", self.write_queue.value, 1, MAX_QUEUE)?;
        count("hbm.write_high", self.write_high.value, 1, self.write_queue.value)?;
        count("hbm.write_low", self.write_low.value, 0, self.write_high.value - 1)?;
        count("hbm.write_batch", self.write_batch.value, 1, MAX_QUEUE)?;
        count("hbm.age_cap", self.age_cap.value, 1, 4096)?;
        count("hbm.read_buffer", self.read_buffer.value, 1, 256)?;
        // Its pointers are counted in grey code, which goes round at a power of two.
        count("hbm.crossing", self.crossing.value, 2, 256)?;
        power_of_two("hbm.crossing", self.crossing.value)
    }

    fn check_timings(&self) -> Result<(), Violation> {
        count("hbm.ccds", self.ccds.value, BURST_CLOCKS, 16)?;
        let times = [
            ("hbm.cl", self.cl.value),
            ("hbm.wl", self.wl.value),
            ("hbm.rcd_read", self.rcd_read.value),
            ("hbm.rcd_write", self.rcd_write.value),
            ("hbm.rp", self.rp.value),
            ("hbm.ras", self.ras.value),
            ("hbm.rc", self.rc.value),
            ("hbm.rtp", self.rtp.value),
            ("hbm.wr", self.wr.value),
            ("hbm.ccdl", self.ccdl.value),
            ("hbm.ccdr", self.ccdr.value),
            ("hbm.rrds", self.rrds.value),
            ("hbm.rrdl", self.rrdl.value),
            ("hbm.faw", self.faw.value),
            ("hbm.wtrs", self.wtrs.value),
            ("hbm.wtrl", self.wtrl.value),
            ("hbm.rtw", self.rtw.value),
            ("hbm.rfc", self.rfc.value),
            ("hbm.rfc_bank", self.rfc_bank.value),
            ("hbm.rrefd", self.rrefd.value),
            ("hbm.refi", self.refi.value),
        ];
        for (key, ns) in times {
            real(key, ns, 0.001, 20_000.0)?;
        }
        let t = Timings::new(self);
        // Below these the controller would have to know of more than one command at a time, or
        // the data path would not fit between a command and its data.
        let least = [
            ("hbm.ccdl", t.ccdl, self.ccds.value, "hbm.ccds"),
            ("hbm.ccdr", t.ccdr, self.ccds.value, "hbm.ccds"),
            ("hbm.rrdl", t.rrdl, t.rrds, "hbm.rrds"),
            ("hbm.faw", t.faw, t.rrds, "hbm.rrds"),
            ("hbm.wtrl", t.wtrl, t.wtrs, "hbm.wtrs"),
            ("hbm.rfc", t.rfc, t.rrefd, "hbm.rrefd"),
            ("hbm.rfc_bank", t.rfc_bank, t.rrefd, "hbm.rrefd"),
            ("hbm.rtw", t.rtw, t.ccdl, "hbm.ccdl"),
            ("hbm.rc", t.rc, t.rrdl, "hbm.rrdl"),
        ];
        for (key, clocks, at_least, of) in least {
            if clocks < at_least {
                return violation(
                    key,
                    format!("{clocks} clocks, less than {at_least} of {of}"),
                    format!("set it to at least {at_least} clocks"),
                );
            }
        }
        if t.wl < 3 {
            return violation(
                "hbm.wl",
                format!("{} clocks", t.wl),
                "the data path takes 3 clocks; set it to at least that".to_owned(),
            );
        }
        if t.rtw + t.wl < t.cl + BURST_CLOCKS {
            return violation(
                "hbm.rtw",
                format!("{} clocks lets a write's data meet those of the read before", t.rtw),
                format!("set it to at least {} clocks", t.cl + BURST_CLOCKS - t.wl),
            );
        }
        let banks = AddressMap::new(self).banks();
        let per_bank = t.refi / banks;
        let (rfc, interval) = (t.rfc + t.rp + t.rcd_read + t.rtp, t.refi);
        if self.refresh_kind() == Refresh::AllBanks && rfc >= interval {
            let what = format!("{interval} clocks leave no time beside a refresh");
            return violation("hbm.refi", what, format!("set it to more than {rfc} clocks"));
        }
        let slowest = t.ras.max(t.write_burst() + t.wr) + t.rp + t.rrefd;
        if self.refresh_kind() == Refresh::PerBank && per_bank <= slowest {
            return violation(
                "hbm.refi",
                format!("{interval} clocks over {banks} banks leave {per_bank} for each refresh"),
                format!("set it to more than {} clocks", slowest * banks),
            );
        }
        Ok(())
    }
}

/// One counter of the controller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The name; the full name puts the PC's place before it: `hbm[3].reads`.
    pub name: &'static str,
    /// What it counts.
    pub unit: &'static str,
    /// The exact event that increments it, and by how much.
    pub event: &'static str,
}

macro_rules! counters {
    ($($id:ident $name:literal $unit:literal $event:literal;)*) => {
        /// The counters, in the order of their registers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)] // COUNTERS says what each is
        pub enum CounterId { $($id,)* }

        /// Every counter of the controller, declared once; [`CounterId`] indexes it.
        pub const COUNTERS: &[Counter] =
            &[$(Counter { name: $name, unit: $unit, event: $event },)*];

        impl CounterId {
            /// All counters, in the order of their registers.
            pub const ALL: &'static [CounterId] = &[$(CounterId::$id,)*];
        }
    };
}

counters! {
    Reads "reads" "lines" "The second read command of a line is issued: + 1.";
    Writes "writes" "lines" "The second write command of a line is issued: + 1.";
    Activates "activates" "commands" "An activate is issued: + 1.";
    Precharges "precharges" "commands" "A precharge, of a bank or of all, is issued: + 1.";
    RowHits "row_hits" "lines" "The first command of a line goes to a row that another line has \
        used since its activate: + 1.";
    RowConflicts "row_conflicts" "commands" "A bank is precharged because a waiting line needs \
        another row of it: + 1.";
    Refreshes "refreshes" "commands" "A refresh, of a bank or of all, is issued: + 1.";
    Turnarounds "turnarounds" "turns" "A read follows a write on the bus, or a write a read: + 1.";
    BusyClocks "busy_clocks" "clocks" "A read or write command is issued: + 2, the clocks of its \
        data on the bus.";
    Hazards "hazards" "requests" "A request that had to wait for one of the same line before it \
        enters its queue: + 1.";
    RequestWaits "request_wait_clocks" "clocks" "A request is valid and not accepted: + 1.";
    ResponseWaits "response_wait_clocks" "clocks" "A response is valid and not accepted: + 1.";
    Corrected "corrected" "bursts" "A burst arrives with one wrong bit, which is corrected: + 1.";
    Uncorrectable "uncorrectable" "bursts" "A burst arrives with more wrong bits than can be \
        corrected: + 1.";
    Poisoned "poisoned" "bursts" "A burst arrives that was written as poisoned: + 1.";
}

/// Number of counters.
pub const COUNTER_COUNT: usize = COUNTERS.len();

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
        self as u32 * COUNTER_STRIDE
    }
}

/// The generated part of the manual, with the sizes of one description.
pub fn markdown(chip: &Chip) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    let _ = write_markdown(&mut out, chip);
    out
}

fn write_markdown(out: &mut String, chip: &Chip) -> fmt::Result {
    let (hbm, map) = (&chip.hbm, AddressMap::new(&chip.hbm));
    writeln!(out, "## Address of a line\n\n| bits | from the top |\n|---:|---|")?;
    for (bits, what) in [
        (bits_of(map.blocks()), "block: gives row and stack id"),
        (map.bank_bits, "bank, XORed with the row folded up from its second field on"),
        (map.column_bits - 1, "column, high bits"),
        (map.group_bits, "bank group, XORed with the row folded up"),
        (1, "column, low bit"),
    ] {
        writeln!(out, "| {bits} | {what} |")?;
    }
    writeln!(
        out,
        "\n{} lines of {LINE_BYTES} B; {} stack ids x {} x {} banks, {} rows of {} lines.",
        map.lines(),
        map.stack_ids,
        hbm.bank_groups.value,
        hbm.banks.value,
        hbm.rows.value,
        1 << map.column_bits
    )?;
    writeln!(
        out,
        "\n## Timings\n\nIn command clocks of {} ns, rounded up.\n\n| name | clocks | from, to \
         |\n|---|---:|---|",
        1.0 / hbm.clock()
    )?;
    for (name, clocks, what) in Timings::new(hbm).list() {
        writeln!(out, "| {name} | {clocks} | {what} |")?;
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
        "\n## Sizes of `{}`\n\n| parameter | value | unit | source | note |\n|---|---:|---|---|---|",
        chip.name
    )?;
    for entry in chip.entries().into_iter().chain(chip.derived()) {
        if entry.key.starts_with("hbm.") {
            let note = entry.note.unwrap_or_default();
            writeln!(
                out,
                "| `{}` | {} | {} | {} | {note} |",
                entry.key, entry.value, entry.unit, entry.source
            )?;
        }
    }
    Ok(())
}
