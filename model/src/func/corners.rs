//! Operands worth testing an adder with: a list of corner values and a seeded stream of pairs.
//!
//! Uniformly random bits seldom meet: most pairs of such floats differ so much that the smaller
//! one vanishes. So [`Operands`] mixes several kinds of pairs, each after one way an adder can go
//! wrong. The stream of a seed never changes.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::spec::nmc::Dtype;

/// Where the fields of a float stand in its raw bits.
#[derive(Clone, Copy)]
struct Layout {
    exponent_bits: u32,
    fraction_bits: u32,
}

impl Layout {
    fn of(dtype: Dtype) -> Layout {
        let (exponent_bits, fraction_bits) = match dtype {
            Dtype::Bf16 => (8, 7),
            Dtype::Fp16 => (5, 10),
            Dtype::Fp32 => (8, 23),
        };
        Layout { exponent_bits, fraction_bits }
    }

    fn sign(self) -> u32 {
        1 << (self.exponent_bits + self.fraction_bits)
    }

    /// The exponent field of infinity and NaN.
    fn top(self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    /// The exponent field of 1.0.
    fn bias(self) -> u32 {
        self.top() >> 1
    }

    fn fraction_mask(self) -> u32 {
        (1 << self.fraction_bits) - 1
    }

    fn exponent(self, bits: u32) -> u32 {
        bits >> self.fraction_bits & self.top()
    }

    fn pack(self, exponent: u32, fraction: u32) -> u32 {
        exponent << self.fraction_bits | fraction & self.fraction_mask()
    }
}

/// Corner values of a type as raw bits, each with both signs: zeros, subnormal numbers, the ends
/// of the normal range, neighbours of 1, halves of a last place, infinities and NaNs. All pairs
/// of them include exact ties, near ties, overflow by rounding and full cancellation.
pub fn corners(dtype: Dtype) -> Vec<u32> {
    let layout = Layout::of(dtype);
    let (one, top, ones) = (layout.bias(), layout.top(), layout.fraction_mask());
    let half = 1 << (layout.fraction_bits - 1);
    // The exponent of half a unit in the last place of a number with that exponent.
    let half_ulp = |exponent: u32| exponent - layout.fraction_bits - 1;
    let positive = [
        (0, 0), // zero
        (0, 1), // the smallest subnormal number
        (0, 2),
        (0, 3),
        (0, half),
        (0, half + 1),
        (0, ones - 1),
        (0, ones), // the largest subnormal number
        (1, 0),    // the smallest normal number
        (1, 1),
        (1, ones),
        (2, 0),
        (half_ulp(one), 0), // half a last place of 1: a tie that goes down to even
        (half_ulp(one), 1), // a little more
        (half_ulp(one), ones),
        (half_ulp(one) - 1, ones), // a little less
        (half_ulp(one) + 1, 0),    // a last place of 1
        (half_ulp(one) + 1, half), // one and a half: a tie that goes up to even
        (one - 1, 0),
        (one - 1, ones), // the number below 1
        (one, 0),        // 1
        (one, 1),        // the number above 1: odd
        (one, 2),
        (one, half),
        (one, ones), // the number below 2
        (one + 1, 0),
        (one + 1, half),
        (half_ulp(top - 1), 0), // half a last place of the largest number: overflows by a tie
        (half_ulp(top - 1) - 1, ones),
        (half_ulp(top - 1), 1),
        (top - 2, ones),
        (top - 1, 0),
        (top - 1, ones - 1),
        (top - 1, ones), // the largest number
        (top, 0),        // infinity
        (top, 1),        // signalling NaN
        (top, half - 1), // signalling NaN with all of its payload
        (top, half),     // the canonical NaN
        (top, half + 1), // quiet NaN with a payload
        (top, ones),
    ];
    positive
        .into_iter()
        .map(|(exponent, fraction)| layout.pack(exponent, fraction))
        .flat_map(|bits| [bits, bits | layout.sign()])
        .collect()
}

/// An endless stream of operand pairs as raw bits, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Operands {
    dtype: Dtype,
    corners: Vec<u32>,
    rng: ChaCha8Rng,
}

impl Operands {
    /// The stream of a seed.
    pub fn new(dtype: Dtype, seed: u64) -> Operands {
        Operands { dtype, corners: corners(dtype), rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// The next pair, in the low bits for 16-bit types.
    pub fn pair(&mut self) -> (u32, u32) {
        let layout = Layout::of(self.dtype);
        let (a, b) = match self.rng.random_range(0..8) {
            0 => (self.bits(), self.bits()),
            1 => self.near(layout),
            2 => self.cancelling(layout),
            3 => self.halfway(layout),
            // The last exponents before underflow, and before overflow.
            4 => (self.with_exponent(layout, 0, 2), self.with_exponent(layout, 0, 2)),
            5 => {
                let top = layout.top();
                (self.with_exponent(layout, top - 3, top), self.with_exponent(layout, top - 3, top))
            }
            6 => (self.corner(), self.corner()),
            _ => (self.corner(), self.bits()),
        };
        if self.rng.random() { (a, b) } else { (b, a) }
    }

    fn bits(&mut self) -> u32 {
        self.rng.random::<u32>() >> (32 - self.dtype.element_bits())
    }

    fn corner(&mut self) -> u32 {
        let index = self.rng.random_range(0..self.corners.len());
        self.corners[index]
    }

    fn with_exponent(&mut self, layout: Layout, least: u32, most: u32) -> u32 {
        let exponent = self.rng.random_range(least..=most.min(layout.top()));
        let bits = self.bits();
        bits & layout.sign() | layout.pack(exponent, bits)
    }

    /// Exponents at most a few more apart than a significand is wide, so that the numbers meet.
    fn near(&mut self, layout: Layout) -> (u32, u32) {
        let a = self.bits();
        let exponent = layout.exponent(a);
        let reach = layout.fraction_bits + 3;
        let b = self.with_exponent(layout, exponent.saturating_sub(reach), exponent);
        (a, b)
    }

    /// Opposite signs and nearly the same magnitude, so that leading bits cancel.
    fn cancelling(&mut self, layout: Layout) -> (u32, u32) {
        let a = self.with_exponent(layout, 0, layout.top() - 1);
        let magnitude = (a & !layout.sign()).cast_signed();
        let change =
            self.rng.random_range(-3..=3) << self.rng.random_range(0..layout.fraction_bits);
        let b =
            magnitude.saturating_add(change).clamp(0, layout.pack(layout.top(), 0).cast_signed());
        (a, b.cast_unsigned() | (a & layout.sign() ^ layout.sign()))
    }

    /// A number and half of its last place, exactly or nearly, of either sign.
    fn halfway(&mut self, layout: Layout) -> (u32, u32) {
        let distance = layout.fraction_bits + 1;
        let a = self.with_exponent(layout, distance + 1, layout.top() - 1);
        let half_ulp = layout.pack(layout.exponent(a) - distance, 0);
        let change = self.rng.random_range(-1..=1);
        (a, half_ulp.saturating_add_signed(change) | self.bits() & layout.sign())
    }
}

impl Iterator for Operands {
    type Item = (u32, u32);

    fn next(&mut self) -> Option<(u32, u32)> {
        Some(self.pair())
    }
}
