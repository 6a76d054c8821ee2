//! The address map: which LLC bank an address of the chip belongs to, and which pseudo-channel of
//! HBM is behind it.
//!
//! ```text
//!   address:   | granule g                                   | byte in it (llc.interleave_bytes) |
//!   g        = | g' = 3 q + third            | low (k bits) |        banks = 3 x 2^k
//!   bank     :   (third + fold3(q)) mod 3      low ^ fold(q)
//!   line     =   lines of a granule x q + line in the granule      local to the bank
//!   f        =   line / 4, a fragment of the bank
//!   PC       =   parity of f's bits            line in it = | f without bit 0 | line in fragment |
//! ```
//! Every bank owns two pseudo-channels: the LLC is a cache on the memory's side, and nothing
//! behind it crosses from one bank to another. A granule never leaves its bank, a fragment (four
//! lines) never its pseudo-channel. The fragments of a granule lie half in one and half in the
//! other pseudo-channel: a bank takes its requests in order, and would leave one idle while it
//! waits for the other if long runs went to one. Of each pseudo-channel a granule is a piece of a
//! few rows, so that a stream opens each of them once and not once a fragment; see
//! docs/decisions/0016-interleaving.md. Consecutive granules go round all banks; both parts of the
//! bank's number are changed by a fold of q, so that steps which keep low and third the same still
//! spread:
//!
//! - fold(q): the remainder of q by a primitive polynomial over GF(2), of k bits. A step by a power
//!   of two multiplies by a power of x, which is invertible, so it reaches all 2^k values.
//! - fold3(q): the sum, modulo 3, of q's digits to base 4, some of them doubled. Without the
//!   doubling it would be q mod 3, which steps of a multiple of 9 keep the same.
//!
//! For each q the map is a permutation of the banks, so the whole is a bijection and every bank
//! holds the same share. Local lines of HBM count from 0; those of the scratch part (LLS) carry
//! [`SCRATCH_BIT`]. The hardware is `hw/src/address_map.rs`; see docs/address-map.md.

use super::chip::{Chip, Violation, violation};

/// Lines of a fragment.
pub const FRAGMENT_LINES: u32 = 4;
/// Bits of a line's number in its fragment.
pub const FRAGMENT_LINE_BITS: u32 = 2;
/// Pseudo-channels of a bank.
pub const CHANNELS: u32 = 2;
/// Bits of a local line's address.
pub const LINE_BITS: u32 = super::flit::ADDRESS_BITS;
pub use super::flit::SCRATCH_BIT;

/// Primitive polynomials over GF(2) of degree 1 to 8, without their highest term.
const POLYNOMIALS: [u32; 8] = [0b1, 0b11, 0b011, 0b0011, 0b00101, 0b000011, 0b0000011, 0b00011101];
/// How often each digit of q to base 4 counts in fold3, the lowest first.
const WEIGHTS: [u32; 16] = [1, 2, 1, 1, 2, 2, 1, 2, 1, 1, 1, 2, 2, 1, 2, 1];

/// Where a bank is: side (0 is west), row of its router, lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BankPlace {
    /// 0 in the first column of routers, 1 in the last.
    pub side: u32,
    /// Row of the router.
    pub row: u32,
    /// Data lane, which is the bank's number at its router.
    pub lane: u32,
}

/// A line of a bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LocalLine {
    /// The bank.
    pub bank: BankPlace,
    /// Its line; with [`SCRATCH_BIT`] of the scratch part.
    pub line: u32,
}

/// A line of a pseudo-channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChannelLine {
    /// Which of the bank's two.
    pub channel: u32,
    /// Its line.
    pub line: u32,
}

/// The address map of one description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressMap {
    /// Bytes of a line.
    pub line_bytes: u32,
    /// Data lanes: banks at a router.
    pub lanes: u32,
    /// Rows of routers.
    pub rows: u32,
    /// Lines of a granule: what lies in one bank before the next one's turn.
    pub granule_lines: u32,
    /// Lines of HBM that a bank has.
    pub memory_lines: u32,
    /// First address of the scratch window, as a power of two.
    pub scratch_bits: u32,
    /// Lines of a bank, all of which may be scratch.
    pub bank_lines: u32,
}

impl AddressMap {
    /// The map of a chip.
    pub fn new(chip: &Chip) -> AddressMap {
        let line_bytes = chip.noc.lane_bytes.value;
        AddressMap {
            line_bytes,
            lanes: chip.noc.data_lanes.value,
            rows: chip.noc.rows.value,
            granule_lines: chip.llc.interleave_bytes.value / line_bytes,
            memory_lines: CHANNELS * super::hbm::AddressMap::new(&chip.hbm).lines() as u32,
            scratch_bits: chip.llc.scratch_base.value,
            bank_lines: chip.llc.bank_bytes.value / line_bytes,
        }
    }

    /// Banks of the chip.
    pub const fn banks(&self) -> u32 {
        2 * self.rows * self.lanes
    }

    /// Bits of the power-of-two part of a bank's number.
    pub const fn low_bits(&self) -> u32 {
        self.banks().trailing_zeros()
    }

    /// The odd part of the number of banks: 3, or 1.
    pub const fn odd(&self) -> u32 {
        self.banks() >> self.low_bits()
    }

    /// Bits of a lane's number that belong to the power of two; the third stands above them.
    pub const fn lane_low_bits(&self) -> u32 {
        self.lanes.trailing_zeros()
    }

    /// Bits of a byte's place in its granule.
    pub const fn offset_bits(&self) -> u32 {
        (self.granule_lines * self.line_bytes).trailing_zeros()
    }

    /// Bytes of HBM.
    pub const fn memory_bytes(&self) -> u64 {
        self.banks() as u64 * self.memory_lines as u64 * self.line_bytes as u64
    }

    /// Bytes of the scratch window.
    pub const fn scratch_bytes(&self) -> u64 {
        self.banks() as u64 * self.bank_lines as u64 * self.line_bytes as u64
    }

    /// First address of the scratch window.
    pub const fn scratch_base(&self) -> u64 {
        1 << self.scratch_bits
    }

    /// Bits of an address: the scratch window is the upper half of what they reach.
    pub const fn address_bits(&self) -> u32 {
        self.scratch_bits + 1
    }

    /// Bits of a line of HBM local to a bank.
    pub const fn memory_line_bits(&self) -> u32 {
        u32::BITS - (self.memory_lines - 1).leading_zeros()
    }

    /// The fold of q that changes the low bits of the bank's number.
    pub fn fold(&self, q: u32) -> u32 {
        (0..u32::BITS).filter(|i| q >> i & 1 == 1).fold(0, |sum, i| sum ^ self.fold_of_bit(i))
    }

    /// What bit `i` of q adds to the fold: x^i modulo the polynomial.
    pub fn fold_of_bit(&self, i: u32) -> u32 {
        let k = self.low_bits();
        let Some(polynomial) = k.checked_sub(1).and_then(|k| POLYNOMIALS.get(k as usize)) else {
            return 0;
        };
        (0..i).fold(1 % (1 << k), |x, _| {
            let next = x << 1;
            if next >> k & 1 == 1 { next ^ (1 << k) ^ polynomial } else { next }
        })
    }

    /// How often digit `i` of q to base 4 counts in [`AddressMap::fold3`].
    pub const fn weight(i: u32) -> u32 {
        WEIGHTS[i as usize]
    }

    /// The fold of q that turns the third: 0, 1 or 2 (0 without thirds).
    pub fn fold3(&self, q: u32) -> u32 {
        let digits = (0..16).map(|i| AddressMap::weight(i) * (q >> (2 * i) & 3));
        digits.sum::<u32>() % self.odd()
    }

    /// The line of an address; `None` where neither HBM nor the scratch window is.
    pub fn locate(&self, address: u64) -> Option<LocalLine> {
        let (offset, scratch) = match address.checked_sub(self.scratch_base()) {
            Some(offset) => (offset < self.scratch_bytes()).then_some((offset, SCRATCH_BIT))?,
            None => (address < self.memory_bytes()).then_some((address, 0))?,
        };
        let granule = offset >> self.offset_bits();
        let in_granule = (offset / u64::from(self.line_bytes)) as u32 % self.granule_lines;
        let k = self.low_bits();
        let low = (granule & ((1 << k) - 1)) as u32;
        let high = granule >> k;
        let q = (high / u64::from(self.odd())) as u32;
        let third = ((high % u64::from(self.odd())) as u32 + self.fold3(q)) % self.odd();
        let bank = self.bank(low ^ self.fold(q), third);
        Some(LocalLine { bank, line: (q * self.granule_lines + in_granule) | scratch })
    }

    /// The first address of a line: the inverse of [`AddressMap::locate`].
    pub fn address(&self, place: LocalLine) -> u64 {
        let line = place.line & !SCRATCH_BIT;
        let (q, in_granule) = (line / self.granule_lines, line % self.granule_lines);
        let BankPlace { side, row, lane } = place.bank;
        let (third, lane_low) = (lane >> self.lane_low_bits(), lane % (1 << self.lane_low_bits()));
        let low = ((side * self.rows + row) << self.lane_low_bits() | lane_low) ^ self.fold(q);
        let third = (third + self.odd() - self.fold3(q)) % self.odd();
        let high = u64::from(q) * u64::from(self.odd()) + u64::from(third);
        let granule = high << self.low_bits() | u64::from(low);
        let offset = granule << self.offset_bits() | u64::from(in_granule * self.line_bytes);
        if place.line & SCRATCH_BIT == 0 { offset } else { self.scratch_base() + offset }
    }

    /// The bank of the two parts of its number: side above row above the lane's low bits, and the
    /// third, which is the lane's high part.
    fn bank(&self, low: u32, third: u32) -> BankPlace {
        let (lane_bits, row_bits) = (self.lane_low_bits(), self.rows.trailing_zeros());
        BankPlace {
            side: low >> (lane_bits + row_bits),
            row: low >> lane_bits & (self.rows - 1),
            lane: third << lane_bits | low & ((1 << lane_bits) - 1),
        }
    }

    /// The pseudo-channel of a bank's line of HBM, and its line there.
    pub fn channel(line: u32) -> ChannelLine {
        let (q, in_fragment) = (line / FRAGMENT_LINES, line % FRAGMENT_LINES);
        let channel = q.count_ones() & 1;
        ChannelLine { channel, line: q / 2 * FRAGMENT_LINES + in_fragment }
    }

    /// The bank's line of a pseudo-channel's: the inverse of [`AddressMap::channel`].
    pub fn line(place: ChannelLine) -> u32 {
        let (high, in_fragment) = (place.line / FRAGMENT_LINES, place.line % FRAGMENT_LINES);
        let q = (high * 2) | ((high.count_ones() ^ place.channel) & 1);
        q * FRAGMENT_LINES + in_fragment
    }

    /// Whether the sizes make a map.
    pub(super) fn check(&self) -> Result<(), Violation> {
        if !self.rows.is_power_of_two() {
            return violation(
                "noc.rows",
                format!("{} is no power of two, and the address map needs one", self.rows),
                format!("set it to {}", self.rows.next_power_of_two()),
            );
        }
        if !matches!(self.odd(), 1 | 3) || self.low_bits() > POLYNOMIALS.len() as u32 {
            return violation(
                "noc.data_lanes",
                format!("{} makes {} LLC banks", self.lanes, self.banks()),
                "use a power of two or three times one, for at most 768 banks".to_owned(),
            );
        }
        let (end, base) = (self.memory_bytes(), self.scratch_base());
        if end > base || self.scratch_bits >= 63 {
            return violation(
                "llc.scratch_base",
                format!("2^{} lies within HBM, which ends at {end:#x}", self.scratch_bits),
                format!("set it to at least {}", end.next_power_of_two().trailing_zeros()),
            );
        }
        if self.scratch_bytes() > base {
            return violation(
                "llc.scratch_base",
                format!("2^{} is less than the scratch window", self.scratch_bits),
                "set it higher".to_owned(),
            );
        }
        Ok(())
    }
}
