//! The address map as a combinational block: which bank an address belongs to, and its line there.
//!
//! ```text
//!   address --> mapped, side, row, lane, line (with the scratch bit), channel, channel_line
//! ```
//! The map, and why it is as it is, stands in `mtia_model::spec::address`. The division by 3 is a
//! multiplication by 2^n / 3, rounded up.

use mtia_model::spec::Chip;
use mtia_model::spec::address::{AddressMap as Map, FRAGMENT_LINE_BITS, LINE_BITS};
use mtia_rtl::{Block, Module, Signal, cat, index_bits};
use serde::Serialize;

/// The map of a chip.
#[derive(Clone, Debug, Serialize)]
pub struct AddressMap {
    /// Bytes of a line.
    pub line_bytes: u32,
    /// Data lanes: banks at a router.
    pub lanes: u32,
    /// Rows of routers.
    pub rows: u32,
    /// Lines of HBM that a bank has.
    pub memory_lines: u32,
    /// First address of the scratch window, as a power of two.
    pub scratch_bits: u32,
    /// Lines of a bank.
    pub bank_lines: u32,
}

impl AddressMap {
    /// The map of a chip.
    pub fn new(chip: &Chip) -> AddressMap {
        let Map { line_bytes, lanes, rows, memory_lines, scratch_bits, bank_lines } =
            Map::new(chip);
        AddressMap { line_bytes, lanes, rows, memory_lines, scratch_bits, bank_lines }
    }

    fn map(&self) -> Map {
        let AddressMap { line_bytes, lanes, rows, memory_lines, scratch_bits, bank_lines } = *self;
        Map { line_bytes, lanes, rows, memory_lines, scratch_bits, bank_lines }
    }
}

/// The XOR of the bits of `value` that `keep` names; `None` if it names none.
fn parity_of(value: &Signal, keep: impl Fn(u32) -> bool) -> Option<Signal> {
    (0..value.width()).filter(|&i| keep(i)).map(|i| value.bit(i)).reduce(|a, b| a ^ b)
}

/// A number below 128, modulo 3: 43 / 128 is 1 / 3 and less than 1 / 3 / 127 more.
fn modulo_3(value: &Signal) -> Signal {
    let m = value.module();
    let third = (value.resize(7) * m.lit(6, 43)).slice(7, 6);
    let rest = value.resize(7) - (&third + (&third << 1)).resize(7);
    rest.slice(0, 2)
}

/// The pseudo-channel of a bank's line, and its line there.
pub fn channel(line: &Signal) -> (Signal, Signal) {
    let q = line.slice(FRAGMENT_LINE_BITS, line.width() - FRAGMENT_LINE_BITS);
    let high = q.slice(1, q.width() - 1);
    (q.parity(), cat(&[&high, &line.slice(0, FRAGMENT_LINE_BITS)]))
}

impl Block for AddressMap {
    fn name(&self) -> String {
        "address_map".into()
    }

    fn about(&self) -> String {
        format!(
            "Which of the {} LLC banks an address belongs to, its line there, and the \
             pseudo-channel behind that.",
            self.map().banks()
        )
    }

    fn build(&self, m: &Module) {
        let map = self.map();
        let bits = map.address_bits();
        let address = m.input("address", bits);
        m.comment("HBM or the scratch window is there.");
        let mapped = m.output("mapped", 1);
        m.comment("Of the bank: side (0 is west), row of its router, lane.");
        let side = m.output("side", 1);
        let row = m.output("row", index_bits(self.rows));
        let lane = m.output("lane", index_bits(self.lanes));
        m.comment("Line of the bank; bit 31: of its scratch part.");
        let line = m.output("line", LINE_BITS);
        m.comment("Where the line is not scratch: which of the bank's pseudo-channels, its line.");
        let channel_out = m.output("channel", 1);
        let channel_line = m.output("channel_line", map.memory_line_bits() - 1);
        m.unused(&address.slice(0, self.line_bytes.trailing_zeros()), "a byte of its line");

        let scratch = address.top();
        let offset = address.slice(0, bits - 1);
        let end = |bytes: u64| {
            let all = bytes >> (bits - 1) != 0;
            if all { m.lit(1, 1) } else { offset.lt(m.lit(bits - 1, u128::from(bytes))) }
        };
        m.drive(&mapped, scratch.mux(&end(map.scratch_bytes()), end(map.memory_bytes())));

        let fragment = offset.slice(map.offset_bits(), bits - 1 - map.offset_bits());
        let k = map.low_bits();
        let high = fragment.slice(k, fragment.width() - k);
        let thirds = map.odd() == 3;
        let (q, third) = if thirds {
            // q = floor(high x 2^n / 3 / 2^n), exact as the error stays below 1 / 3.
            let n = high.width() + 1;
            let reciprocal = (1u64 << n) / 3 + 1;
            let product = &high * m.lit(n, u128::from(reciprocal));
            let q = product.slice(n, high.width() - 1).named("q");
            let rest = &high - (q.resize(high.width()) + (&q.resize(high.width()) << 1));
            (q, rest.slice(0, 2).named("third"))
        } else {
            (high.named("q"), m.zeros(1))
        };
        let low: Vec<Signal> = (0..k)
            .map(|bit| {
                let own = fragment.bit(bit);
                match parity_of(&q, |i| map.fold_of_bit(i) >> bit & 1 == 1) {
                    Some(fold) => own ^ fold,
                    None => own,
                }
            })
            .collect();
        let low = cat(&low.iter().rev().collect::<Vec<_>>()).named("low");
        let (lane_bits, row_bits) = (map.lane_low_bits(), self.rows.trailing_zeros());
        m.drive(&side, low.bit(lane_bits + row_bits));
        let no_row = m.zeros(1);
        m.drive(&row, if row_bits == 0 { no_row } else { low.slice(lane_bits, row_bits) });
        let turned = thirds.then(|| {
            // Digits to base 4, some doubled, and the third itself: at most 98 in all.
            let digits = (0..q.width().div_ceil(2)).map(|i| {
                let digit = q.slice(2 * i, (q.width() - 2 * i).min(2)).resize(7);
                if Map::weight(i) == 2 { digit << 1 } else { digit }
            });
            modulo_3(&digits.fold(third.resize(7), |sum, digit| sum + digit).named("fold3"))
        });
        let lane_low = (lane_bits > 0).then(|| low.slice(0, lane_bits));
        let parts: Vec<&Signal> = turned.iter().chain(&lane_low).collect();
        let lane_number = if parts.is_empty() { m.zeros(1) } else { cat(&parts) };
        m.drive(&lane, lane_number.resize(lane.width()));

        let in_fragment = address.slice(self.line_bytes.trailing_zeros(), FRAGMENT_LINE_BITS);
        let local = cat(&[&q, &in_fragment]);
        m.drive(&line, cat(&[&scratch, &local.resize(LINE_BITS - 1)]));
        let (which, its_line) = channel(&local);
        m.drive(&channel_out, which);
        m.drive(&channel_line, its_line.resize(map.memory_line_bits() - 1));
    }
}
