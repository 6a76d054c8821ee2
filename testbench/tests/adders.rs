//! The engine's arithmetic in Verilator against the host's: sums through the whole engine, and
//! the widening of every 16-bit pattern.

use mtia_hw::nmc::Unpack;
use mtia_model::spec::Chip;
use mtia_model::spec::nmc::Dtype;
use mtia_rtl::Design;
use mtia_testbench::Bench;
use mtia_testbench::nmc::adders::{check, host_sum};

/// Random pairs for each type.
const PAIRS: usize = 10_000_000;
/// Seed of the random pairs.
const SEED: u64 = 300;

fn sums(dtype: Dtype) {
    let chip = Chip::preset("mtia300").expect("preset");
    println!("{dtype}: {PAIRS} random pairs from seed {SEED}, and all pairs of the corners");
    let report = check(&Bench::default(), &chip, dtype, SEED, PAIRS).expect("run");
    println!(
        "{dtype}: {} pairs, {} cycles, {:.0} cycles/s",
        report.pairs,
        report.cycles,
        report.cycles as f64 / report.seconds
    );
    for (a, b, is, must) in &report.wrong {
        println!("{dtype}: {a:x} + {b:x} = {is:x}, must be {must:x}");
    }
    assert!(report.wrong.is_empty());
    assert!(report.pairs >= PAIRS as u64 + 80 * 80);
}

#[test]
fn bf16_sums() {
    sums(Dtype::Bf16);
}

#[test]
fn fp16_sums() {
    sums(Dtype::Fp16);
}

#[test]
fn fp32_sums() {
    sums(Dtype::Fp32);
}

/// The value of 16 bits by the definition of the type; NaN where they are one.
fn value(dtype: Dtype, bits: u32) -> f64 {
    let (exponent_bits, fraction_bits) = if dtype == Dtype::Bf16 { (8, 7) } else { (5, 10) };
    let top = (1u32 << exponent_bits) - 1;
    let bias = (1i32 << (exponent_bits - 1)) - 1;
    let exponent = bits >> fraction_bits & top;
    let fraction = bits & ((1 << fraction_bits) - 1);
    let size = if exponent == top {
        if fraction == 0 { f64::INFINITY } else { f64::NAN }
    } else if exponent == 0 {
        f64::from(fraction) * 2f64.powi(1 - bias - fraction_bits)
    } else {
        f64::from(fraction | 1 << fraction_bits) * 2f64.powi(exponent as i32 - bias - fraction_bits)
    };
    if bits >> 15 == 1 { -size } else { size }
}

#[test]
fn every_16_bit_pattern_is_widened_to_its_value() {
    for (wide, precision) in [(true, 24), (false, 11)] {
        let design = Design::elaborate(&Unpack { wide }).expect("description");
        let mut verilated = verilator_sys::Design::new(design.top());
        for (file, text) in &design.verilog() {
            verilated = verilated.source(file, text);
        }
        let library = verilated.compile(&Bench::default().cache_dir).expect("verilator");
        let mut model = library.instantiate().expect("instance");
        let port = |name: &str| model.port(name).expect("port");
        let (input, kind) = (port("value"), port("dtype"));
        let outputs = ["sign", "exponent", "significand", "infinite", "nan"].map(port);
        for dtype in [Dtype::Bf16, Dtype::Fp16] {
            for bits in 0..=0xffffu32 {
                model.set(input, u64::from(bits));
                model.set(kind, u64::from(dtype.code()));
                model.settle();
                let [sign, exponent, significand, infinite, nan] = outputs.map(|p| model.get(p));
                let must = value(dtype, bits);
                assert_eq!(sign, u64::from(bits >> 15), "{dtype} {bits:04x}");
                assert_eq!(nan == 1, must.is_nan(), "{dtype} {bits:04x}");
                assert_eq!(infinite == 1, must.is_infinite(), "{dtype} {bits:04x}");
                if must.is_finite() {
                    let is =
                        significand as f64 * 2f64.powi(exponent as i32 - 127 - (precision - 1));
                    assert_eq!(is, must.abs(), "{dtype} {bits:04x}");
                }
            }
        }
    }
}

#[test]
fn the_hosts_sums_are_what_the_standard_says() {
    // Values worked out by hand: halfway cases, overflow, subnormals, zeros, NaN.
    let table = [
        (Dtype::Bf16, 0x3f80, 0x3b80, 0x3f80), // 1 + 2^-8: halfway, to even
        (Dtype::Bf16, 0x3f81, 0x3b80, 0x3f82), // 1 + 2^-7 + 2^-8: halfway, to even
        (Dtype::Bf16, 0x7f7f, 0x7f7f, 0x7f80), // overflow
        (Dtype::Bf16, 0x0001, 0x0001, 0x0002), // subnormal
        (Dtype::Bf16, 0x7f80, 0xff80, 0x7fc0), // inf - inf
        (Dtype::Fp16, 0x3c00, 0x1000, 0x3c00), // 1 + 2^-11: halfway, to even
        (Dtype::Fp16, 0x3c01, 0x1000, 0x3c02), // halfway, to even
        (Dtype::Fp16, 0x7bff, 0x4c00, 0x7c00), // 65504 + 16: halfway to overflow, to even
        (Dtype::Fp16, 0x7bff, 0x4bff, 0x7bff), // just below it
        (Dtype::Fp16, 0x0400, 0x8001, 0x03ff), // normal to subnormal
        (Dtype::Fp16, 0x3c00, 0xbc00, 0x0000), // x - x
        (Dtype::Fp16, 0x8000, 0x8000, 0x8000), // -0 + -0
        (Dtype::Fp16, 0xfe01, 0x0000, 0x7e00), // NaN is canonical
        (Dtype::Fp32, 0x3f80_0000, 0x3380_0000, 0x3f80_0000),
        (Dtype::Fp32, 0x7f7f_ffff, 0x7f7f_ffff, 0x7f80_0000),
        (Dtype::Fp32, 0xffc0_0001, 0x3f80_0000, 0x7fc0_0000),
    ];
    for (dtype, a, b, must) in table {
        assert_eq!(host_sum(dtype, a, b), must, "{dtype} {a:x} + {b:x}");
    }
}
