//! Addition of BF16, FP16 and FP32 numbers: widen to FP32, add in FP32, round once to the type.
//!
//! ```text
//!   a --widen--> FP32 \
//!                      + --> FP32 --round to nearest, ties to even--> sum
//!   b --widen--> FP32 /
//! ```
//!
//! - Widening is exact, as FP32 holds every BF16 and FP16 number.
//! - Subnormal numbers are kept, as inputs and as sums.
//! - Every NaN sum is the canonical quiet NaN ([`canonical_nan`]), whatever the inputs' payloads.
//! - A sum beyond the largest number becomes infinity.
//!
//! # The sum is the exact sum rounded once
//!
//! Two roundings, to FP32 and then to the buffer's type, could give another number than one
//! rounding of the exact sum: if the first lands exactly halfway between two numbers of the
//! narrow type, the second no longer knows on which side the exact sum was. For a sum of two
//! numbers of precision p (bits of significand, the hidden one included) this cannot happen if
//! the wide type has at least 2p + 2 bits (Figueroa, "When is double rounding innocuous?", 1995).
//! FP32 has 24; BF16 has p = 8 and needs 18, FP16 has p = 11 and needs 24. The bound also holds at
//! the ends of the range. A sum that is subnormal in FP16 is a multiple of 2^-24 below 2^-14, and
//! one that is subnormal in BF16 is a multiple of 2^-133 below 2^-126, so FP32 holds either
//! exactly. A sum that overflows FP32 lies beyond BF16 as well.
//!
//! The arithmetic is on integers except for one operation: the host's FP32 addition, which IEEE
//! 754 defines to the bit (Rust leaves only the bits of NaN open, and those are replaced).

use crate::spec::nmc::Dtype;

const FP32_MAGNITUDE: u32 = 0x7fff_ffff;
const FP32_INFINITY: u32 = 0x7f80_0000;

/// The one NaN that an addition gives: quiet, positive, without payload. In the low bits.
pub const fn canonical_nan(dtype: Dtype) -> u32 {
    match dtype {
        Dtype::Bf16 => 0x7fc0,
        Dtype::Fp16 => 0x7e00,
        Dtype::Fp32 => 0x7fc0_0000,
    }
}

/// The sum of two numbers given and returned as raw bits, in the low bits for 16-bit types.
/// Bits above the type's width are ignored.
pub fn add_bits(dtype: Dtype, a: u32, b: u32) -> u32 {
    match dtype {
        Dtype::Bf16 => u32::from(add_bf16(a as u16, b as u16)),
        Dtype::Fp16 => u32::from(add_fp16(a as u16, b as u16)),
        Dtype::Fp32 => add_fp32(a, b),
    }
}

/// The sum of two BF16 numbers, as raw bits.
pub fn add_bf16(a: u16, b: u16) -> u16 {
    round_to_bf16(widen_bf16(a) + widen_bf16(b))
}

/// The sum of two FP16 numbers, as raw bits.
pub fn add_fp16(a: u16, b: u16) -> u16 {
    round_to_fp16(widen_fp16(a) + widen_fp16(b))
}

/// The sum of two FP32 numbers, as raw bits.
pub fn add_fp32(a: u32, b: u32) -> u32 {
    let sum = f32::from_bits(a) + f32::from_bits(b);
    if sum.is_nan() { canonical_nan(Dtype::Fp32) } else { sum.to_bits() }
}

/// A BF16 number as FP32; exact.
pub fn widen_bf16(bits: u16) -> f32 {
    f32::from_bits(u32::from(bits) << 16)
}

/// An FP16 number as FP32; exact.
pub fn widen_fp16(bits: u16) -> f32 {
    let sign = u32::from(bits & 0x8000) << 16;
    let exponent = u32::from(bits >> 10) & 0x1f;
    let fraction = u32::from(bits & 0x3ff);
    let magnitude = match exponent {
        // A subnormal number is its fraction times 2^-24; both factors and the product are exact.
        0 => (fraction as f32 * f32::from_bits((127 - 24) << 23)).to_bits(),
        31 => FP32_INFINITY | fraction << 13,
        // The bias is 15 in FP16 and 127 in FP32.
        _ => (exponent + (127 - 15)) << 23 | fraction << 13,
    };
    f32::from_bits(sign | magnitude)
}

/// An FP32 number rounded to the nearest BF16, ties to even.
pub fn round_to_bf16(value: f32) -> u16 {
    if value.is_nan() {
        return canonical_nan(Dtype::Bf16) as u16;
    }
    // Exponent and fraction are one number, so that a carry out of the fraction becomes the next
    // exponent, and one out of the largest number becomes infinity.
    let sign = value.to_bits() & !FP32_MAGNITUDE;
    let magnitude = shift_to_nearest(value.to_bits() & FP32_MAGNITUDE, 16);
    (sign >> 16 | magnitude) as u16
}

/// An FP32 number rounded to the nearest FP16, ties to even.
pub fn round_to_fp16(value: f32) -> u16 {
    if value.is_nan() {
        return canonical_nan(Dtype::Fp16) as u16;
    }
    let sign = (value.to_bits() & !FP32_MAGNITUDE) >> 16;
    let magnitude = value.to_bits() & FP32_MAGNITUDE;
    let exponent = magnitude >> 23;
    let rounded = if exponent > 127 + 15 {
        0x7c00
    } else if exponent > 127 - 15 {
        // Normal in FP16; the carry works as for BF16.
        shift_to_nearest(magnitude - ((127 - 15) << 23), 13)
    } else if exponent >= 127 - 25 {
        // Subnormal in FP16: a multiple of 2^-24. The significand counts 2^(exponent - 150).
        let significand = magnitude & 0x007f_ffff | 0x0080_0000;
        shift_to_nearest(significand, 126 - exponent)
    } else {
        // Less than half of the smallest subnormal number.
        0
    };
    (sign | rounded) as u16
}

/// `value / 2^shift` rounded to the nearest whole number, ties to even; `shift` from 1 to 31 and
/// `value` at most 2^31.
fn shift_to_nearest(value: u32, shift: u32) -> u32 {
    let odd = value >> shift & 1;
    (value + (1 << (shift - 1)) - 1 + odd) >> shift
}
