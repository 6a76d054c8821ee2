//! Where a line is: from its address to stack id, bank group, bank, row and column.
//!
//! ```text
//!   address --> bank, row, column        combinational
//! ```
//! The map is `mtia_model::spec::hbm::AddressMap`, where it is drawn and explained.

use mtia_model::spec::hbm::AddressMap;
use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

use super::Hbm;

/// The address map as a block.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Address(pub Hbm);

/// The fields of `bits` bits of `value` from bit `from` on, XORed.
fn fold(value: &Signal, from: u32, bits: u32) -> Signal {
    let mut at = from;
    let mut sum = value.module().zeros(bits);
    while at < value.width() {
        let width = bits.min(value.width() - at);
        sum = sum ^ value.slice(at, width).resize(bits);
        at += bits;
    }
    sum
}

impl Address {
    /// `value` mod the number of stack ids, in the bits of a stack id.
    fn modulo(&self, m: &Module, name: &str, value: &Signal) -> Signal {
        let (ids, bits) = (self.0.map().stack_ids, self.0.map().stack_bits());
        if ids == 1 {
            return m.zeros(bits);
        }
        if ids.is_power_of_two() {
            return value.resize(bits);
        }
        // Three: 4 is 1 modulo 3, so the digits to base 4 can be added first.
        let digits = value.width().div_ceil(2);
        let sum_bits = u32::BITS - (3 * digits).leading_zeros();
        let digit = |i: u32| {
            let width = 2.min(value.width() - 2 * i);
            value.slice(2 * i, width).resize(sum_bits)
        };
        let sum = (1..digits).fold(digit(0), |sum, i| sum + digit(i));
        let arms: Vec<(u64, Signal)> =
            (0..u64::from(3 * digits) + 1).map(|n| (n, m.lit(bits, u128::from(n % 3)))).collect();
        sum.case(name, &arms, &m.zeros(bits))
    }
}

impl Block for Address {
    fn name(&self) -> String {
        "hbm_address".into()
    }

    fn about(&self) -> String {
        "Place of a line. Bank group and bank are XORed with the row folded up; the stack id \
         rotates with the row, as their number need not be a power of two."
            .into()
    }

    fn build(&self, m: &Module) {
        let map = self.0.map();
        let address = m.input("address", map.address_bits());
        m.comment("Stack id, bank and bank group, the last in the lowest bits.");
        let bank_out = m.output("bank", map.bank_index_bits());
        let row_out = m.output("row", map.row_bits());
        let column_out = m.output("column", map.column_bits);

        let mut at = 0;
        let mut take = |bits: u32| {
            let field = address.slice(at, bits);
            at += bits;
            field
        };
        let column_low = take(1);
        let group = take(map.group_bits);
        let column_high = take(map.column_bits - 1);
        let bank = take(map.bank_bits);
        let low = take(map.low_row_bits);
        let blocks = map.stack_ids * map.high_rows;
        let stack_bits = map.stack_bits();
        let (row, stack) = if blocks == 1 {
            (low.clone(), m.zeros(stack_bits))
        } else {
            let high = take(map.address_bits() - at_of(&map));
            let values = u64::from(blocks);
            let arm = |f: &dyn Fn(u32) -> u32, bits: u32| -> Vec<(u64, Signal)> {
                (0..values).map(|n| (n, m.lit(bits, u128::from(f(n as u32))))).collect()
            };
            let of_high = arm(&|n| n % map.stack_ids, stack_bits);
            let of_high = high.case("stack_of_high", &of_high, &m.zeros(stack_bits));
            let of_low = self.modulo(m, "stack_of_low", &low);
            let both = of_high.add_full(&of_low);
            let row_bits = map.row_bits() - map.low_row_bits;
            let row = if row_bits == 0 {
                low.clone()
            } else {
                let arms = arm(&|n| n / map.stack_ids, row_bits);
                cat(&[&high.case("row_high", &arms, &m.zeros(row_bits)), &low])
            };
            (row, self.modulo(m, "stack", &both))
        };
        let row = row.named("row_of_line");
        let group = group ^ fold(&row, 0, map.group_bits);
        let bank = bank ^ fold(&row, map.group_bits, map.bank_bits);
        m.drive(&bank_out, cat(&[&stack, &bank, &group]));
        m.drive(&row_out, &row);
        m.drive(&column_out, cat(&[&column_high, &column_low]));
    }
}

/// Address bits below the high part of a block.
fn at_of(map: &AddressMap) -> u32 {
    map.column_bits + map.group_bits + map.bank_bits + map.low_row_bits
}
