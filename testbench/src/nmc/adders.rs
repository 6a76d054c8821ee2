//! Operand pairs through the hardware against the host's IEEE arithmetic: random ones and all
//! pairs of the corner list. The expectation is worked out here, from f32 and f64 of the host,
//! and shares nothing with the functional model.

use mtia_model::func::corners::{Operands, corners};
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::Dtype;

use super::add;
use crate::{Bench, Error};

/// What a run of operand pairs found.
#[derive(Clone, Debug)]
pub struct AddersReport {
    /// Pairs added.
    pub pairs: u64,
    /// Wrong sums: a, b, hardware, expected. At most the first few.
    pub wrong: Vec<(u32, u32, u32, u32)>,
    /// Cycles of the hardware.
    pub cycles: u64,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// The sum that the host's arithmetic gives, in the type's bits.
///
/// FP32 is the host's own addition. For the 16-bit types the sum of two f32 that hold them is
/// taken in f64, where it is exact for FP16 and correctly rounded to 53 bits for BF16, and rounded
/// by scaling so that the host's own round-to-nearest-even works at the type's last place.
pub fn host_sum(dtype: Dtype, a: u32, b: u32) -> u32 {
    let (bits, fraction) = match dtype {
        Dtype::Fp32 => {
            let s = f32::from_bits(a) + f32::from_bits(b);
            return if s.is_nan() { 0x7fc0_0000 } else { s.to_bits() };
        }
        Dtype::Bf16 => (8i32, 7u32),
        Dtype::Fp16 => (5, 10),
    };
    let bias = (1 << (bits - 1)) - 1;
    let top = (1u32 << bits) - 1;
    let value = |x: u32| {
        let (e, f) = ((x >> fraction) & top, x & ((1 << fraction) - 1));
        let size = match e {
            0 => f64::from(f) * 2f64.powi(1 - bias - fraction as i32),
            e if e == top && f != 0 => f64::NAN,
            e if e == top => f64::INFINITY,
            e => f64::from(f | 1 << fraction) * 2f64.powi(e as i32 - bias - fraction as i32),
        };
        if x >> 15 & 1 == 1 { -size } else { size }
    };
    let sum = value(a) + value(b);
    let nan = top << fraction | 1 << (fraction - 1);
    if sum.is_nan() {
        return nan;
    }
    let sign = u32::from(sum.is_sign_negative()) << 15;
    let infinity = top << fraction;
    if sum.is_infinite() {
        return sign | infinity;
    }
    // Units of the last place at the sum's magnitude; round_ties_even is the host's own rounding.
    let exponent = if sum == 0.0 { 1 - bias } else { exponent_of(sum.abs()).max(1 - bias) };
    let units = (sum.abs() * 2f64.powi(fraction as i32 - exponent)).round_ties_even() as u32;
    // Units from 2^fraction on carry into the exponent field by themselves.
    let packed = (((exponent + bias - 1) as u32) << fraction) + units;
    sign | packed.min(infinity)
}

fn exponent_of(x: f64) -> i32 {
    // The sums of 16-bit types are never subnormal in f64.
    ((x.to_bits() >> 52) & 0x7ff) as i32 - 1023
}

/// Adds `random` pairs from `seed` and all pairs of the corner list of `dtype`.
pub fn check(
    bench: &Bench,
    chip: &Chip,
    dtype: Dtype,
    seed: u64,
    random: usize,
) -> Result<AddersReport, Error> {
    let list = corners(dtype);
    let mut pairs: Vec<(u32, u32)> =
        list.iter().flat_map(|&a| list.iter().map(move |&b| (a, b))).collect();
    let every = list.len() * list.len();
    let mut report = AddersReport { pairs: 0, wrong: Vec::new(), cycles: 0, seconds: 0.0 };
    let mut operands = Operands::new(dtype, seed);
    let mut left = random;
    // A piece at a time, so that memory stays small.
    loop {
        let bytes = |of: fn(&(u32, u32)) -> u32, pairs: &[(u32, u32)]| {
            let width = dtype.element_bytes() as usize;
            pairs.iter().flat_map(|p| of(p).to_le_bytes()[..width].to_vec()).collect::<Vec<u8>>()
        };
        let (a, b) = (bytes(|p| p.0, &pairs), bytes(|p| p.1, &pairs));
        let sum = add(bench, chip, dtype, &a, &b, &mut |_| {})?;
        report.cycles += sum.cycles;
        report.seconds += sum.seconds;
        let width = dtype.element_bytes() as usize;
        for (&(a, b), s) in pairs.iter().zip(sum.bytes.chunks_exact(width)) {
            let mut le = [0; 4];
            le[..width].copy_from_slice(s);
            let (is, must) = (u32::from_le_bytes(le), host_sum(dtype, a, b));
            if is != must && report.wrong.len() < 8 {
                report.wrong.push((a, b, is, must));
            }
        }
        report.pairs += pairs.len() as u64;
        if left == 0 {
            break;
        }
        let piece = left.min(1 << 20);
        pairs = (0..piece).map(|_| operands.pair()).collect();
        left -= piece;
    }
    debug_assert!(report.pairs >= every as u64);
    Ok(report)
}
