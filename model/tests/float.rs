//! The numerics of addition against expectations that do not come from the model: the `half`
//! crate's conversions, FP64 arithmetic, and exact integer arithmetic.

mod common;

use common::exact_sum;
use half::{bf16, f16};
use mtia_model::func::corners::{Operands, corners};
use mtia_model::func::float::{
    add_bf16, add_bits, add_fp16, add_fp32, canonical_nan, round_to_bf16, round_to_fp16,
    widen_bf16, widen_fp16,
};
use mtia_model::spec::nmc::Dtype;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SEED: u64 = 20260;
const RANDOM_PAIRS: usize = 3_000_000;

/// Equal bits, or both NaN.
fn same(ours: f32, theirs: f32) -> bool {
    ours.to_bits() == theirs.to_bits() || ours.is_nan() && theirs.is_nan()
}

#[test]
fn every_16_bit_number_widens_exactly() {
    for bits in 0..=u16::MAX {
        let theirs = bf16::from_bits(bits).to_f32_const();
        assert!(same(widen_bf16(bits), theirs), "bf16 {bits:04x}");
        let theirs = f16::from_bits(bits).to_f32_const();
        assert!(same(widen_fp16(bits), theirs), "fp16 {bits:04x}");
        // By the definition of the format.
        let (exponent, fraction) = (i32::from(bits >> 10 & 0x1f), f64::from(bits & 0x3ff));
        let magnitude = match exponent {
            0 => fraction * 2f64.powi(-24),
            31 => continue,
            _ => (1024.0 + fraction) * 2f64.powi(exponent - 25),
        };
        let value = if bits >> 15 == 1 { -magnitude } else { magnitude };
        assert_eq!(f64::from(widen_fp16(bits)).to_bits(), value.to_bits(), "fp16 {bits:04x}");
    }
}

#[test]
fn every_16_bit_number_survives_widening_and_rounding() {
    for bits in 0..=u16::MAX {
        let nan = widen_bf16(bits).is_nan();
        assert_eq!(round_to_bf16(widen_bf16(bits)), if nan { 0x7fc0 } else { bits });
        let nan = widen_fp16(bits).is_nan();
        assert_eq!(round_to_fp16(widen_fp16(bits)), if nan { 0x7e00 } else { bits });
    }
}

/// Rounding around every number and every midpoint between neighbours: the midpoint, and the FP32
/// numbers next to it.
#[test]
fn rounding_is_to_nearest_even_around_every_midpoint() {
    for bits in 0..0x7c00u16 {
        let (low, high) = (widen_fp16(bits), widen_fp16(bits + 1));
        // Beyond the largest number stands what would be the next one.
        let high = if high.is_infinite() { 65536.0 } else { high };
        let middle = (low + high) / 2.0;
        let even = if bits % 2 == 0 { bits } else { bits + 1 };
        for (sign, value) in [(0, middle), (0x8000, -middle)] {
            assert_eq!(round_to_fp16(value), even | sign, "fp16 {bits:04x}");
            let magnitude = value.abs().to_bits();
            let next =
                |change| f32::from_bits(magnitude.saturating_add_signed(change)).copysign(value);
            assert_eq!(round_to_fp16(next(-1)), bits | sign, "fp16 below {bits:04x}");
            assert_eq!(round_to_fp16(next(1)), (bits + 1) | sign, "fp16 above {bits:04x}");
        }
    }
    for bits in 0..0x7f80u16 {
        let middle = u32::from(bits) << 16 | 0x8000;
        let even = if bits % 2 == 0 { bits } else { bits + 1 };
        for sign in [0, 0x8000] {
            let at = |magnitude: u32| f32::from_bits(magnitude | u32::from(sign) << 16);
            assert_eq!(round_to_bf16(at(middle)), even | sign, "bf16 {bits:04x}");
            assert_eq!(round_to_bf16(at(middle - 1)), bits | sign, "bf16 below {bits:04x}");
            assert_eq!(round_to_bf16(at(middle + 1)), (bits + 1) | sign, "bf16 above {bits:04x}");
        }
    }
}

#[test]
fn rounding_of_random_numbers_agrees_with_half() {
    println!("seed {SEED}");
    let mut rng = ChaCha8Rng::seed_from_u64(SEED);
    for _ in 0..RANDOM_PAIRS {
        let value = f32::from_bits(rng.random());
        if !value.is_nan() {
            assert_eq!(round_to_bf16(value), bf16::from_f32_const(value).to_bits(), "{value:e}");
            assert_eq!(round_to_fp16(value), f16::from_f32_const(value).to_bits(), "{value:e}");
        }
        // Most FP32 numbers are beyond FP16; these are not.
        let value = f32::from_bits(rng.random_range(100..144) << 23 | rng.random::<u32>() >> 9);
        assert_eq!(round_to_fp16(value), f16::from_f32_const(value).to_bits(), "{value:e}");
    }
}

#[test]
fn the_sum_is_the_exact_sum_rounded_once() {
    println!("seed {SEED}");
    for dtype in Dtype::ALL {
        let corners = corners(dtype);
        let pairs = corners.iter().flat_map(|&a| corners.iter().map(move |&b| (a, b)));
        for (a, b) in pairs.chain(Operands::new(dtype, SEED).take(RANDOM_PAIRS)) {
            let (ours, exact) = (add_bits(dtype, a, b), exact_sum(dtype, a, b));
            assert_eq!(ours, exact, "{dtype} {a:x} + {b:x}: {ours:x}, exactly {exact:x}");
        }
    }
}

/// An FP64 number rounded to FP16 by its definition: the nearest multiple of the last place.
/// (The `half` crate's own conversion drops the low 32 bits of the fraction before it rounds.)
fn fp64_to_fp16(value: f64) -> u16 {
    if value.is_nan() {
        return 0x7e00;
    }
    let exponent = ((value.to_bits() >> 52 & 0x7ff) as i32 - 1023).max(-14);
    let last_place = 2f64.powi(exponent - 10);
    let rounded = (value / last_place).round_ties_even() * last_place;
    // Exact by now, or beyond the largest number.
    f16::from_f32_const(rounded as f32).to_bits()
}

/// FP64 holds the sum of two FP16 numbers exactly, and rounds that of two FP32 numbers without
/// harm (53 >= 2 x 24 + 2); either way one conversion gives the result.
#[test]
fn sums_agree_with_fp64() {
    println!("seed {SEED}");
    for (a, b) in Operands::new(Dtype::Fp16, SEED + 1).take(RANDOM_PAIRS) {
        let (x, y) = (f16::from_bits(a as u16).to_f64(), f16::from_bits(b as u16).to_f64());
        let expected = fp64_to_fp16(x + y);
        assert_eq!(add_fp16(a as u16, b as u16), expected, "{a:04x} + {b:04x}");
    }
    for (a, b) in Operands::new(Dtype::Fp32, SEED + 2).take(RANDOM_PAIRS) {
        let sum = (f64::from(f32::from_bits(a)) + f64::from(f32::from_bits(b))) as f32;
        let expected = if sum.is_nan() { 0x7fc0_0000 } else { sum.to_bits() };
        assert_eq!(add_fp32(a, b), expected, "{a:08x} + {b:08x}");
    }
}

/// The whole of a 16-bit type in one operand.
#[test]
fn every_16_bit_number_plus_every_corner_is_exact() {
    for dtype in [Dtype::Bf16, Dtype::Fp16] {
        for b in corners(dtype) {
            for a in 0..=u32::from(u16::MAX) {
                assert_eq!(add_bits(dtype, a, b), exact_sum(dtype, a, b), "{dtype} {a:x} + {b:x}");
            }
        }
    }
}

#[test]
fn special_sums_are_what_the_manual_says() {
    let table: &[(Dtype, u32, u32, u32)] = &[
        // Zeros.
        (Dtype::Bf16, 0x0000, 0x0000, 0x0000),
        (Dtype::Bf16, 0x8000, 0x8000, 0x8000),
        (Dtype::Bf16, 0x0000, 0x8000, 0x0000),
        (Dtype::Bf16, 0x3f80, 0xbf80, 0x0000),
        (Dtype::Fp16, 0x8000, 0x8000, 0x8000),
        (Dtype::Fp32, 0x8000_0000, 0x8000_0000, 0x8000_0000),
        (Dtype::Fp32, 0xbf80_0000, 0x3f80_0000, 0x0000_0000),
        // Infinities.
        (Dtype::Bf16, 0x7f80, 0x7f80, 0x7f80),
        (Dtype::Bf16, 0x7f80, 0xff80, 0x7fc0),
        (Dtype::Bf16, 0xff80, 0x7f7f, 0xff80),
        (Dtype::Fp16, 0x7c00, 0xfc00, 0x7e00),
        (Dtype::Fp32, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000),
        // NaN: signalling, quiet, negative, with payload.
        (Dtype::Bf16, 0x7f81, 0x3f80, 0x7fc0),
        (Dtype::Bf16, 0xffff, 0xffff, 0x7fc0),
        (Dtype::Fp16, 0x7c01, 0x7c00, 0x7e00),
        (Dtype::Fp16, 0xfe00, 0x0000, 0x7e00),
        (Dtype::Fp32, 0x7f80_0001, 0x0000_0000, 0x7fc0_0000),
        (Dtype::Fp32, 0xffff_ffff, 0x3f80_0000, 0x7fc0_0000),
        // Subnormals.
        (Dtype::Bf16, 0x0001, 0x0001, 0x0002),
        (Dtype::Bf16, 0x007f, 0x0001, 0x0080),
        (Dtype::Fp16, 0x03ff, 0x0001, 0x0400),
        (Dtype::Fp16, 0x0400, 0x8001, 0x03ff),
        (Dtype::Fp32, 0x0000_0001, 0x0000_0001, 0x0000_0002),
        // Overflow: the largest number and half of its last place is a tie that rounds away.
        (Dtype::Bf16, 0x7f7f, 0x7b00, 0x7f80),
        (Dtype::Bf16, 0x7f7f, 0x7aff, 0x7f7f),
        (Dtype::Fp16, 0x7bff, 0x4c00, 0x7c00),
        (Dtype::Fp16, 0x7bff, 0x4bff, 0x7bff),
        (Dtype::Fp32, 0x7f7f_ffff, 0x7300_0000, 0x7f80_0000),
        (Dtype::Fp32, 0x7f7f_ffff, 0x72ff_ffff, 0x7f7f_ffff),
        // Ties go to even.
        (Dtype::Bf16, 0x3f80, 0x3b80, 0x3f80),
        (Dtype::Bf16, 0x3f81, 0x3b80, 0x3f82),
        (Dtype::Bf16, 0x3f80, 0x3b81, 0x3f81),
        (Dtype::Fp16, 0x3c00, 0x1000, 0x3c00),
        (Dtype::Fp16, 0x3c01, 0x1000, 0x3c02),
        (Dtype::Fp32, 0x3f80_0000, 0x3380_0000, 0x3f80_0000),
        (Dtype::Fp32, 0x3f80_0001, 0x3380_0000, 0x3f80_0002),
    ];
    for &(dtype, a, b, sum) in table {
        for (a, b) in [(a, b), (b, a)] {
            let ours = add_bits(dtype, a, b);
            assert_eq!(ours, sum, "{dtype} {a:x} + {b:x}: {ours:x}");
            assert_eq!(exact_sum(dtype, a, b), sum, "{dtype} {a:x} + {b:x} by the test");
        }
    }
}

/// The examples in the manual are the model's own results.
#[test]
fn the_manual_examples_hold() {
    let manual = include_str!("../../docs/numerics.md");
    let mut examples = 0;
    for line in manual.lines() {
        // | `add bf16 3f80 3f80` | `4000` | ... |
        let Some(rest) = line.strip_prefix("| `add ") else { continue };
        let (operands, rest) = rest.split_once("` | `").expect("operands and result");
        let (sum, _) = rest.split_once('`').expect("a result");
        let words: Vec<&str> = operands.split(' ').collect();
        let [dtype, a, b] = words[..] else { panic!("{line}") };
        let dtype: Dtype = dtype.parse().unwrap();
        let hex = |word: &str| {
            assert_eq!(word.len() as u32, 2 * dtype.element_bytes(), "{line}");
            u32::from_str_radix(word, 16).unwrap()
        };
        assert_eq!(add_bits(dtype, hex(a), hex(b)), hex(sum), "{line}");
        examples += 1;
    }
    assert!(examples >= 30, "{examples} examples found");
}

#[test]
fn addition_commutes_and_zero_and_nan_behave() {
    println!("seed {SEED}");
    for dtype in Dtype::ALL {
        let width = 32 - dtype.element_bits();
        let nan = canonical_nan(dtype);
        for (a, b) in Operands::new(dtype, SEED + 3).take(300_000) {
            let sum = add_bits(dtype, a, b);
            assert_eq!(sum, add_bits(dtype, b, a));
            assert_eq!(add_bits(dtype, a, nan), nan);
            // What stands above the element's bits plays no part, and stays zero.
            assert_eq!(sum << width >> width, sum);
            if width > 0 {
                assert_eq!(add_bits(dtype, a | 0xabcd_0000, b | 0x1234_0000), sum);
            }
            let minus_zero = 1 << (dtype.element_bits() - 1);
            let kept = add_bits(dtype, a, minus_zero);
            assert!(kept == a || kept == nan, "{dtype} {a:x} + -0");
        }
    }
    assert_eq!(add_bf16(0x3f80, 0x4000), 0x4040, "1 + 2 = 3");
}

/// The stream reaches what it is for, and is the same every time.
#[test]
fn operands_are_well_spread() {
    for dtype in Dtype::ALL {
        let pairs: Vec<_> = Operands::new(dtype, 1).take(100_000).collect();
        assert_eq!(pairs, Operands::new(dtype, 1).take(100_000).collect::<Vec<_>>());
        assert_ne!(pairs, Operands::new(dtype, 2).take(100_000).collect::<Vec<_>>());
        let nan = canonical_nan(dtype);
        let infinity = nan & (nan << 1);
        let magnitude = (1 << (dtype.element_bits() - 1)) - 1;
        let share = |what: &str, is: &dyn Fn(u32, u32, u32) -> bool, least: f64| {
            let hits = pairs.iter().filter(|&&(a, b)| is(a, b, add_bits(dtype, a, b))).count();
            let share = hits as f64 / pairs.len() as f64;
            assert!(share >= least, "{dtype}: {what} are {:.2} %", 100.0 * share);
        };
        share("NaN sums", &|_, _, s| s == nan, 0.02);
        share("infinite sums", &|_, _, s| s & magnitude == infinity, 0.02);
        share(
            "subnormal sums",
            &|_, _, s| (1..1 << infinity.trailing_zeros()).contains(&(s & magnitude)),
            0.02,
        );
        share("zero sums", &|_, _, s| s & magnitude == 0, 0.005);
        share("sums unlike either operand", &|a, b, s| s != a && s != b, 0.3);
        share(
            "sums that hide an operand",
            &|a, b, s| (s == a || s == b) && a & magnitude != 0 && b & magnitude != 0,
            0.1,
        );
        share("equal operands", &|a, b, _| a == b, 0.001);
    }
}
