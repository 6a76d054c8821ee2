//! Floating-point adder of a lane: widens two numbers, adds them, rounds once.
//!
//! ```text
//!   a, b --unpack--> | order  |--> | align |--> | normalise |--> | round |--> sum
//!                    | by size|    | add   |    |           |    | pack  |
//!                      stage 1       stage 2      stage 3          stage 4
//! ```
//! Numbers travel as sign, exponent (bias 127, at least the type's smallest) and significand with
//! its leading bit; subnormals are significands without one, so they need no case of their own.
//! Three bits below the significand (guard, round, sticky) make the rounding exact. The sum is
//! rounded once, at the precision of the type: to nearest, ties to even. NaN results are the
//! canonical one; overflow gives infinity. Numerics: docs/numerics.md.

use mtia_model::spec::nmc::{DTYPE_BITS, Dtype};
use mtia_rtl::{Block, Module, Signal, cat};
use serde::Serialize;

/// Bits of the exponent inside the adder, biased by 127 as in FP32.
const EXPONENT_BITS: u32 = 8;
/// Guard, round and sticky.
const EXTRA_BITS: u32 = 3;

/// Layout of a type's bits.
struct Format {
    dtype: Dtype,
    exponent_bits: u32,
    /// Bits of the significand with its leading bit.
    precision: u32,
}

impl Format {
    const fn new(dtype: Dtype) -> Format {
        let (exponent_bits, precision) = match dtype {
            Dtype::Bf16 => (8, 8),
            Dtype::Fp16 => (5, 11),
            Dtype::Fp32 => (8, 24),
        };
        Format { dtype, exponent_bits, precision }
    }

    fn fraction_bits(&self) -> u32 {
        self.precision - 1
    }

    fn bits(&self) -> u32 {
        self.exponent_bits + self.precision
    }

    /// What is added to this type's biased exponent to bias it by 127.
    fn rebias(&self) -> u32 {
        127 - ((1 << (self.exponent_bits - 1)) - 1)
    }
}

/// Types that an adder serves: all, or those of 16 bits.
fn formats(wide: bool) -> Vec<Format> {
    let all = Dtype::ALL.into_iter().map(Format::new);
    all.filter(|f| wide || f.bits() == 16).collect()
}

fn value_bits(wide: bool) -> u32 {
    formats(wide).iter().map(Format::bits).max().unwrap_or(0)
}

fn significand_bits(wide: bool) -> u32 {
    formats(wide).iter().map(|f| f.precision).max().unwrap_or(0)
}

/// Chooses by element type among one value a format; the last format is also the default.
fn by_type(name: &str, dtype: &Signal, choices: &[(&Format, Signal)]) -> Signal {
    let arms: Vec<(u64, Signal)> = choices[..choices.len() - 1]
        .iter()
        .map(|(f, value)| (u64::from(f.dtype.code()), value.clone()))
        .collect();
    let default = &choices[choices.len() - 1].1;
    dtype.case(name, &arms, default)
}

/// Splits a number into sign, exponent and significand. No state.
#[derive(Clone, Debug, Serialize)]
pub struct Unpack {
    /// Whether FP32 is among the types, or only those of 16 bits.
    pub wide: bool,
}

impl Block for Unpack {
    fn name(&self) -> String {
        format!("nmc_unpack_{}", value_bits(self.wide))
    }

    fn about(&self) -> String {
        format!(
            "Widens a number of up to {} bits: sign, exponent with bias 127, significand of {} \
             bits with its leading bit. The value is significand x 2^(exponent - 127 - {}).",
            value_bits(self.wide),
            significand_bits(self.wide),
            significand_bits(self.wide) - 1
        )
    }

    fn build(&self, m: &Module) {
        let value = m.input("value", value_bits(self.wide));
        let dtype = m.input("dtype", DTYPE_BITS);
        let formats = formats(self.wide);
        let significand = significand_bits(self.wide);
        let (mut signs, mut exponents, mut fractions) = (Vec::new(), Vec::new(), Vec::new());
        let (mut normals, mut tops) = (Vec::new(), Vec::new());
        for f in &formats {
            let exponent = value.slice(f.fraction_bits(), f.exponent_bits);
            let normal = exponent.any();
            let wide = exponent.resize(EXPONENT_BITS);
            let biased = if f.rebias() == 0 { wide } else { wide + f.rebias() };
            // Zero and subnormals have the exponent of the smallest normal number.
            let smallest = m.lit(EXPONENT_BITS, u128::from(f.rebias() + 1));
            let fraction = value.slice(0, f.fraction_bits());
            let below = significand - f.precision;
            let fraction = if below == 0 { fraction } else { cat(&[&fraction, &m.zeros(below)]) };
            signs.push((f, value.bit(f.bits() - 1)));
            tops.push((f, exponent.all()));
            exponents.push((f, normal.mux(&biased, &smallest)));
            normals.push((f, normal));
            fractions.push((f, fraction));
        }
        let fraction = by_type("fraction", &dtype, &fractions);
        let normal = by_type("normal", &dtype, &normals);
        let exponent = by_type("biased", &dtype, &exponents);
        let special = by_type("special", &dtype, &tops);
        m.drive(&m.output("sign", 1), by_type("negative", &dtype, &signs));
        m.comment("Of infinities and NaNs: above that of every finite number of the type.");
        m.drive(&m.output("exponent", EXPONENT_BITS), &exponent);
        m.drive(&m.output("significand", significand), cat(&[&normal, &fraction]));
        m.drive(&m.output("infinite", 1), &special & !fraction.any());
        m.drive(&m.output("nan", 1), &special & fraction.any());
    }
}

/// Adds two numbers in four stages that advance together.
#[derive(Clone, Debug, Serialize)]
pub struct Adder {
    /// Whether FP32 is among the types, or only those of 16 bits.
    pub wide: bool,
}

/// Stages of the adder: cycles from operands to sum.
pub(super) const STAGES: u32 = 4;

impl Block for Adder {
    fn name(&self) -> String {
        format!("nmc_adder_{}", value_bits(self.wide))
    }

    fn about(&self) -> String {
        format!(
            "Floating-point adder for numbers of up to {} bits, {STAGES} stages that advance \
             where `advance` is high. Rounds once to the type, to nearest even; subnormals kept; \
             NaN results canonical; overflow to infinity. Types of 16 bits stand in the low bits.",
            value_bits(self.wide)
        )
    }

    fn build(&self, m: &Module) {
        let bits = value_bits(self.wide);
        let p = significand_bits(self.wide);
        let formats = formats(self.wide);
        let advance = m.input("advance", 1);
        let dtype = m.input("dtype", DTYPE_BITS);
        let a = m.input("a", bits);
        let b = m.input("b", bits);
        let sum_out = m.output("sum", bits);
        let stage = |name: &str, value: &Signal| {
            let reg = m.reg(name, value.width()).no_reset();
            m.when(&advance, || m.set(&reg, value));
            reg
        };

        m.section("Stage 1: order by size");
        let unpack = |name: &str, value: &Signal| {
            let unpack = m.instance(name, &Unpack { wide: self.wide });
            unpack.drive("value", value).drive("dtype", &dtype);
            ["sign", "exponent", "significand", "infinite", "nan"].map(|port| unpack.port(port))
        };
        let [sign_a, exponent_a, significand_a, infinite_a, nan_a] = unpack("unpack_a", &a);
        let [sign_b, exponent_b, significand_b, infinite_b, nan_b] = unpack("unpack_b", &b);
        let size_a = cat(&[&exponent_a, &significand_a]);
        let size_b = cat(&[&exponent_b, &significand_b]);
        let swap = size_b.gt(&size_a).named("swap");
        let subtract = (&sign_a ^ &sign_b).named("subtract");
        let exponent_large = swap.mux(&exponent_b, &exponent_a).named("exponent_large");
        let exponent_small = swap.mux(&exponent_a, &exponent_b);
        let nan = &nan_a | &nan_b | (&infinite_a & &infinite_b & &subtract);
        let dtype_1 = stage("dtype_1", &dtype);
        let sign_1 = stage("sign_1", &swap.mux(&sign_b, &sign_a));
        let subtract_1 = stage("subtract_1", &subtract);
        let exponent_1 = stage("exponent_1", &exponent_large);
        let distance_1 = stage("distance_1", &(&exponent_large - exponent_small));
        let large_1 = stage("large_1", &swap.mux(&significand_b, &significand_a));
        let small_1 = stage("small_1", &swap.mux(&significand_a, &significand_b));
        let nan_1 = stage("nan_1", &nan);
        let infinite_1 = stage("infinite_1", &(&infinite_a | &infinite_b));

        m.section("Stage 2: align, add");
        let extra = m.zeros(EXTRA_BITS);
        let small = cat(&[&small_1, &extra]).named("small_extended");
        let aligned = (&small >> &distance_1).named("aligned");
        let lost = (&aligned << &distance_1).ne(&small).named("lost");
        let wide = p + EXTRA_BITS;
        let sticky = &aligned.bit(0) | &lost;
        let addend = cat(&[&aligned.slice(1, wide - 1), &sticky]).named("addend");
        let large = cat(&[&large_1, &extra]).named("large_extended");
        let sum = subtract_1.mux(&large.sub_full(&addend), large.add_full(&addend));
        let sum = sum.named("sum_of_significands");
        let dtype_2 = stage("dtype_2", &dtype_1);
        m.comment("An exact zero is positive, unless both operands are negative zeros.");
        let sign_2 = stage("sign_2", &(&sign_1 & !(&subtract_1 & !sum.any())));
        let exponent_2 = stage("exponent_2", &exponent_1);
        let sum_2 = stage("sum_2", &sum);
        let nan_2 = stage("nan_2", &nan_1);
        let infinite_2 = stage("infinite_2", &infinite_1);

        m.section("Stage 3: normalise");
        let carry = sum_2.top();
        let zeros = leading_zeros(&sum_2.slice(0, wide)).named("leading_zeros");
        let smallest: Vec<(&Format, Signal)> =
            formats.iter().map(|f| (f, m.lit(EXPONENT_BITS, u128::from(f.rebias() + 1)))).collect();
        let smallest = by_type("smallest", &dtype_2, &smallest);
        let room = (&exponent_2 - &smallest).named("room");
        let zeros = zeros.resize(EXPONENT_BITS);
        let up = room.lt(&zeros).mux(&room, &zeros).named("up");
        let shifted = sum_2.slice(0, wide) << &up;
        let halved = cat(&[&sum_2.slice(2, wide - 1), &(sum_2.bit(1) | sum_2.bit(0))]);
        let dtype_3 = stage("dtype_3", &dtype_2);
        let sign_3 = stage("sign_3", &sign_2);
        let exponent_up = carry.mux(&exponent_2.add_full(1), exponent_2.sub_full(&up));
        let exponent_3 = stage("exponent_3", &exponent_up);
        let significand_3 = stage("significand_3", &carry.mux(&halved, &shifted));
        let nan_3 = stage("nan_3", &nan_2);
        let infinite_3 = stage("infinite_3", &infinite_2);

        m.section("Stage 4: round, pack");
        let packed: Vec<(&Format, Signal)> = formats
            .iter()
            .map(|f| {
                let n =
                    Rounded { sign: &sign_3, exponent: &exponent_3, significand: &significand_3 };
                (f, n.pack(f, &nan_3, &infinite_3).resize(bits))
            })
            .collect();
        m.drive(&sum_out, stage("sum_4", &by_type("result", &dtype_3, &packed)));
    }
}

/// A normalised sum before rounding.
struct Rounded<'a> {
    sign: &'a Signal,
    exponent: &'a Signal,
    significand: &'a Signal,
}

impl Rounded<'_> {
    fn pack(&self, f: &Format, nan: &Signal, infinite: &Signal) -> Signal {
        let m = self.sign.module();
        let name = |part: &str| format!("{part}_{}", f.dtype);
        let below = self.significand.width() - f.precision;
        let kept = self.significand.slice(below, f.precision).named(&name("kept"));
        let half = self.significand.bit(below - 1);
        let rest = self.significand.slice(0, below - 1).any();
        let up = (half & (rest | kept.bit(0))).named(&name("up"));
        let rounded = kept.add_full(up.resize(f.precision)).named(&name("rounded"));
        let carry = rounded.top();
        // Without a leading bit the number is zero or subnormal, and its exponent field zero.
        let normal = &carry | &rounded.bit(f.precision - 1);
        let exponent =
            (self.exponent + carry.resize(self.exponent.width())).named(&name("exponent"));
        let largest = f.rebias() + (1 << f.exponent_bits) - 2;
        let overflow = exponent.gt(largest);
        let own = if f.rebias() == 0 { exponent.clone() } else { &exponent - f.rebias() };
        let biased = own.slice(0, f.exponent_bits);
        let finite = cat(&[&normal.mux(&biased, 0), &rounded.slice(0, f.fraction_bits())]);
        let top = m.ones(f.exponent_bits);
        let infinity = cat(&[&top, &m.zeros(f.fraction_bits())]);
        let quiet = cat(&[&top, &m.lit(f.fraction_bits(), 1 << (f.fraction_bits() - 1))]);
        let size = (infinite | &overflow).mux(&infinity, &finite);
        cat(&[&(self.sign & !nan), &nan.mux(&quiet, &size)]).named(&name("result"))
    }
}

/// Number of zeros above the first one; for zero, at least the width.
fn leading_zeros(value: &Signal) -> Signal {
    let m = value.module();
    let steps = mtia_rtl::index_bits(value.width());
    let mut rest = value.clone();
    let mut bits = Vec::new();
    for step in (0..steps).rev() {
        let distance = 1u32 << step;
        let clear = !rest.slice(rest.width() - distance, distance).any();
        let clear = clear.named(&format!("clear_{distance}"));
        bits.push(clear.clone());
        if distance == 1 {
            break;
        }
        let moved = cat(&[&rest.slice(0, rest.width() - distance), &m.zeros(distance)]);
        rest = clear.mux(&moved, &rest).named(&format!("rest_{distance}"));
    }
    cat(&bits.iter().collect::<Vec<_>>())
}
