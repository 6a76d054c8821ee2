//! An addition to compare with that shares no code and no method with the model: exact, on
//! integers, rounded once.

use mtia_model::spec::nmc::Dtype;

/// Bits of exponent, and of significand with the hidden bit.
fn format(dtype: Dtype) -> (u32, u32) {
    match dtype {
        Dtype::Bf16 => (8, 8),
        Dtype::Fp16 => (5, 11),
        Dtype::Fp32 => (8, 24),
    }
}

pub enum Decoded {
    Nan,
    Infinite {
        negative: bool,
    },
    /// (-1)^negative x significand x 2^(exponent), the exponent counted from the smallest
    /// subnormal number.
    Finite {
        negative: bool,
        significand: u32,
        exponent: u32,
    },
}

pub fn decode(dtype: Dtype, bits: u32) -> Decoded {
    let (exponent_bits, precision) = format(dtype);
    let negative = bits >> (exponent_bits + precision - 1) & 1 == 1;
    let field = bits >> (precision - 1) & ((1 << exponent_bits) - 1);
    let fraction = bits & ((1 << (precision - 1)) - 1);
    match (field, fraction) {
        (0, _) => Decoded::Finite { negative, significand: fraction, exponent: 0 },
        (_, 0) if field == (1 << exponent_bits) - 1 => Decoded::Infinite { negative },
        _ if field == (1 << exponent_bits) - 1 => Decoded::Nan,
        _ => Decoded::Finite {
            negative,
            significand: fraction | 1 << (precision - 1),
            exponent: field - 1,
        },
    }
}

/// The exact sum rounded once, to nearest, ties to even.
pub fn exact_sum(dtype: Dtype, a: u32, b: u32) -> u32 {
    let (exponent_bits, precision) = format(dtype);
    let sign_bit = 1 << (exponent_bits + precision - 1);
    let infinity = ((1 << exponent_bits) - 1) << (precision - 1);
    let nan = infinity | 1 << (precision - 2);
    let sign = |negative: bool| if negative { sign_bit } else { 0 };

    let ((na, ma, ea), (nb, mb, eb)) = match (decode(dtype, a), decode(dtype, b)) {
        (Decoded::Nan, _) | (_, Decoded::Nan) => return nan,
        (Decoded::Infinite { negative: x }, Decoded::Infinite { negative: y }) => {
            return if x == y { infinity | sign(x) } else { nan };
        }
        (Decoded::Infinite { negative }, _) | (_, Decoded::Infinite { negative }) => {
            return infinity | sign(negative);
        }
        (
            Decoded::Finite { negative: na, significand: ma, exponent: ea },
            Decoded::Finite { negative: nb, significand: mb, exponent: eb },
        ) => ((na, ma, ea), (nb, mb, eb)),
    };
    // In units of 2^-64 of the larger exponent's last place. What lies further below cannot reach
    // a rounding decision (nothing cancels over such a distance) but by being there at all.
    const GUARD: u32 = 64;
    let top = ea.max(eb);
    let scaled = |negative: bool, significand: u32, exponent: u32| {
        let below = top - exponent;
        let magnitude = match below {
            0..=GUARD => i128::from(significand) << (GUARD - below),
            _ => i128::from(significand != 0),
        };
        if negative { -magnitude } else { magnitude }
    };
    let sum = scaled(na, ma, ea) + scaled(nb, mb, eb);
    if sum == 0 {
        // Two zeros of one sign keep it; everything else that cancels is +0.
        return sign(na && nb);
    }
    let magnitude = sum.unsigned_abs();
    // The last place of the result in the units above: `precision` bits from the leading one,
    // though never below the smallest subnormal number.
    let leading = 127 - magnitude.leading_zeros();
    let last = (leading + 1).saturating_sub(precision).max(GUARD.saturating_sub(top));
    let (whole, rest) = (magnitude >> last, magnitude & ((1 << last) - 1));
    let half = if last == 0 { 0 } else { 1 << (last - 1) };
    let up = last > 0 && (rest > half || rest == half && whole & 1 == 1);
    let mut significand = (whole + u128::from(up)) as u32;
    let mut exponent = top + last - GUARD;
    if significand == 1 << precision {
        significand >>= 1;
        exponent += 1;
    }
    let bits = if significand < 1 << (precision - 1) {
        assert_eq!(exponent, 0);
        significand
    } else {
        ((exponent + 1) << (precision - 1)) + (significand - (1 << (precision - 1)))
    };
    sign(sum < 0) | bits.min(infinity)
}
