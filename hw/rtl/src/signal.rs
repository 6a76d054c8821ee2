//! Signals and their operators.
//!
//! Result widths (w is a width in bits; both operands must be of equal signedness, literals take
//! the width of the other operand):
//!
//! | operation | operands | result |
//! |---|---|---|
//! | `a + b`, `a - b` | extended to the wider, by the sign where signed | max(wa, wb), modulo 2^w |
//! | `a.add_full(b)`, `a.sub_full(b)` | the same | max(wa, wb) + 1, exact |
//! | `a * b` | any | wa + wb, exact |
//! | `a & b`, `a \| b`, `a ^ b`, `!a` | equal widths | the same width |
//! | `a.eq(b)` `ne` `lt` `le` `gt` `ge` | extended to the wider | 1 |
//! | `a << n`, `a >> n` | n a number or an unsigned signal | wa; signed `>>` keeps the sign |
//! | `a.any()` `all` `parity` | any | 1 |
//! | `s.mux(a, b)` | s 1 bit; a, b of equal widths | the same width |
//! | `a.slice(lo, w)`, `a.bit(i)` | within a | w, 1; unsigned |
//! | `a.chunk(i, w)` | every value of i within a | w; unsigned |
//! | `cat(&[hi, .., lo])`, `a.repeat(n)` | any | sum of widths, n * wa; unsigned |
//! | `a.resize(w)` | any | w: cut, or extended by the sign where signed |

use std::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Shl, Shr, Sub};
use std::panic::Location;

use crate::bits::Bits;
use crate::error::ErrorKind;
use crate::module::{Binary, Item, Kind, Module, NodeId, Place, Role, Unary};

/// A value of a module: a port, wire, register, constant or expression of known width.
#[derive(Clone)]
pub struct Signal {
    pub(crate) module: Module,
    pub(crate) id: NodeId,
    pub(crate) width: u32,
    pub(crate) signed: bool,
}

/// What can stand beside a signal in an expression: a signal, or a number that takes the width
/// and signedness of that signal.
pub trait Operand {
    /// The operand as a signal; a number becomes a constant as wide as `like`.
    fn operand(&self, like: &Signal, at: &'static Location<'static>) -> Signal;
}

impl Operand for Signal {
    fn operand(&self, _: &Signal, _: &'static Location<'static>) -> Signal {
        self.clone()
    }
}

impl Operand for &Signal {
    fn operand(&self, _: &Signal, _: &'static Location<'static>) -> Signal {
        (*self).clone()
    }
}

impl Operand for Bits {
    fn operand(&self, like: &Signal, at: &'static Location<'static>) -> Signal {
        let width = like.module.check_width("a constant", self.width(), at);
        if width != self.width() {
            return like.module.stand_in(width, like.signed, at);
        }
        like.module.push(Kind::Const(self.clone()), width, like.signed, at)
    }
}

fn number(like: &Signal, value: i128, at: Place) -> Signal {
    let width = like.width;
    let room = width - u32::from(like.signed);
    let fits = if value < 0 {
        like.signed && (room >= 127 || value >= -(1i128 << room))
    } else {
        room >= 127 || value < (1i128 << room)
    };
    if !fits {
        let kind = if like.signed { "signed" } else { "unsigned" };
        let message = format!("the number {value} does not fit {width} bits, {kind}");
        like.module.fail(ErrorKind::Width, at, message);
        return like.module.stand_in(width, like.signed, at);
    }
    like.module.push(Kind::Const(Bits::wrapped(width, value)), width, like.signed, at)
}

macro_rules! number_operand {
    ($($t:ty),*) => {$(
        impl Operand for $t {
            fn operand(&self, like: &Signal, at: &'static Location<'static>) -> Signal {
                number(like, i128::from(*self), at)
            }
        }
    )*};
}
number_operand!(bool, u8, u16, u32, u64, i32, i64);

/// A distance to shift by: a number of bits, or an unsigned signal.
pub trait ShiftAmount {
    /// The distance as a signal of `module`.
    fn amount(&self, module: &Module, at: &'static Location<'static>) -> Signal;
}

impl ShiftAmount for u32 {
    fn amount(&self, module: &Module, at: &'static Location<'static>) -> Signal {
        module.lit_at(crate::index_bits(self.saturating_add(1)), u128::from(*self), at)
    }
}

impl ShiftAmount for i32 {
    fn amount(&self, module: &Module, at: &'static Location<'static>) -> Signal {
        if *self < 0 {
            module.fail(
                ErrorKind::Width,
                at,
                format!("a shift by {self} bits; shift by 0 or more"),
            );
        }
        self.unsigned_abs().amount(module, at)
    }
}

impl ShiftAmount for &Signal {
    fn amount(&self, module: &Module, at: &'static Location<'static>) -> Signal {
        if self.signed && module.same(self) {
            let what = module.describe(self.id);
            module.fail(
                ErrorKind::Width,
                at,
                format!("{what} shifts and is signed; use unsigned()"),
            );
        }
        (*self).clone()
    }
}

impl Signal {
    /// Width in bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Whether arithmetic on it is signed (two's complement).
    pub fn is_signed(&self) -> bool {
        self.signed
    }

    /// The module that it belongs to.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// The same bits, taken as signed.
    pub fn signed(&self) -> Signal {
        Signal { signed: true, ..self.clone() }
    }

    /// The same bits, taken as unsigned.
    pub fn unsigned(&self) -> Signal {
        Signal { signed: false, ..self.clone() }
    }

    /// Gives the value a name: a wire of that name in the generated text.
    #[track_caller]
    pub fn named(&self, name: &str) -> Signal {
        let at = Location::caller();
        let wire = self.module.wire_at(name, self.width, Role::Wire, at);
        self.module.drive_at(&wire, self.unsigned(), at);
        Signal { signed: self.signed, ..wire }
    }

    fn mismatch(&self, other: &Signal, op: &str, what: &str, at: Place) {
        let (a, b) = (self.module.describe(self.id), self.module.describe(other.id));
        let kind = |s: &Signal| if s.signed { "signed" } else { "unsigned" };
        let message = format!(
            "{a} ({} bits, {}) {op} {b} ({} bits, {}): {what}",
            self.width,
            kind(self),
            other.width,
            kind(other)
        );
        self.module.fail(ErrorKind::Width, at, message);
    }

    fn pair(&self, other: &impl Operand, op: &str, at: Place) -> Option<Signal> {
        let other = other.operand(self, at);
        if !self.module.same_module(&other, at) {
            return None;
        }
        if self.signed != other.signed {
            self.mismatch(&other, op, "mixed signs; use signed() or unsigned()", at);
            return None;
        }
        Some(other)
    }

    fn extend_to(&self, width: u32, at: Place) -> Signal {
        if width == self.width {
            return self.clone();
        }
        let extra = width - self.width;
        if let Kind::Const(bits) = self.module.kind(self.id) {
            let kind = Kind::Const(bits.extended(width, self.signed));
            return self.module.push(kind, width, self.signed, at);
        }
        let fill = if self.signed {
            let top = self.slice_at(self.width - 1, 1, at);
            self.module.push(Kind::Repeat(top.id, extra), extra, false, at)
        } else {
            self.module.push(Kind::Const(Bits::splat(extra, false)), extra, false, at)
        };
        let kind = Kind::Cat(vec![fill.id, self.id]);
        self.module.push(kind, width, self.signed, at)
    }

    fn bin(&self, op: Binary, other: &Signal, width: u32, signed: bool, at: Place) -> Signal {
        // Comparisons and right shifts depend on the sign of the operand, not of the result.
        let kind = Kind::Binary(op, self.id, other.id);
        let compare = matches!(op, Binary::Lt | Binary::Le);
        let node = self.module.push(kind, width, if compare { self.signed } else { signed }, at);
        Signal { signed, ..node }
    }

    fn arithmetic(&self, other: impl Operand, op: Binary, text: &str, at: Place) -> Signal {
        let Some(other) = self.pair(&other, text, at) else {
            return self.module.stand_in(self.width, self.signed, at);
        };
        let width = if op == Binary::Mul {
            self.module.check_width("a product", self.width + other.width, at)
        } else {
            self.width.max(other.width)
        };
        let (a, b) = (self.extend_to(width, at), other.extend_to(width, at));
        a.bin(op, &b, width, self.signed, at)
    }

    fn bitwise(&self, other: impl Operand, op: Binary, text: &str, at: Place) -> Signal {
        let Some(other) = self.pair(&other, text, at) else {
            return self.module.stand_in(self.width, self.signed, at);
        };
        if self.width != other.width {
            self.mismatch(&other, text, "widths differ; resize or slice one", at);
            return self.module.stand_in(self.width, self.signed, at);
        }
        self.bin(op, &other, self.width, self.signed, at)
    }

    fn compare(
        &self,
        other: impl Operand,
        op: Binary,
        swap: bool,
        text: &str,
        at: Place,
    ) -> Signal {
        let Some(other) = self.pair(&other, text, at) else {
            return self.module.stand_in(1, false, at);
        };
        let width = self.width.max(other.width);
        let (a, b) = (self.extend_to(width, at), other.extend_to(width, at));
        let (a, b) = if swap { (b, a) } else { (a, b) };
        // A comparison with the end of the range is no question; parametric descriptions ask it.
        if let Some(answer) = a.settled(op, &b) {
            return self.module.push(Kind::Const(Bits::splat(1, answer)), 1, false, at);
        }
        a.bin(op, &b, 1, false, at)
    }

    /// The answer of `self < other` or `self <= other` where a constant operand settles it.
    fn settled(&self, op: Binary, other: &Signal) -> Option<bool> {
        let (a, b) = (self.module.kind(self.id), self.module.kind(other.id));
        // The least and the greatest value of the type.
        let end = |kind: &Kind, greatest: bool| {
            let Kind::Const(bits) = kind else { return false };
            let mut end = Bits::splat(self.width, greatest);
            if self.signed {
                end.flip(self.width - 1);
            }
            *bits == end
        };
        match op {
            Binary::Lt if end(&a, true) || end(&b, false) => Some(false),
            Binary::Le if end(&a, false) || end(&b, true) => Some(true),
            _ => None,
        }
    }

    fn shift(&self, amount: &impl ShiftAmount, op: Binary, at: Place) -> Signal {
        let amount = amount.amount(&self.module, at);
        if !self.module.same_module(&amount, at) {
            return self.module.stand_in(self.width, self.signed, at);
        }
        let enough = crate::count_bits(self.width);
        if let Kind::Const(distance) = self.module.kind(amount.id)
            && distance.to_u64().is_none_or(|n| n >= u64::from(self.width))
        {
            return self.shifted_out(op, at);
        }
        if amount.width <= 32 {
            return self.bin(op, &amount, self.width, self.signed, at);
        }
        // Tools take distances of at most 32 bits: the bits above say only that all is shifted out.
        let low = self.bin(op, &amount.slice_at(0, enough, at), self.width, self.signed, at);
        let high = amount.slice_at(enough, amount.width - enough, at);
        let beyond = high.unary(Unary::Any, 1, at);
        let sign = self.shifted_out(op, at);
        let kind = Kind::Mux(beyond.id, sign.id, low.id);
        self.module.push(kind, self.width, self.signed, at)
    }

    /// What is left when all bits are shifted out: zeros, or the sign.
    fn shifted_out(&self, op: Binary, at: Place) -> Signal {
        if !self.signed || op == Binary::Shl {
            return self.module.stand_in(self.width, self.signed, at);
        }
        let sign = self.slice_at(self.width - 1, 1, at);
        if self.width == 1 {
            return sign.signed();
        }
        self.module.push(Kind::Repeat(sign.id, self.width), self.width, true, at)
    }

    fn unary(&self, op: Unary, width: u32, at: Place) -> Signal {
        let signed = self.signed && op == Unary::Not;
        if let Kind::Const(bits) = self.module.kind(self.id)
            && bits.width() == self.width
        {
            let ones = bits.ones();
            let bits = match op {
                Unary::Not => bits.inverted(),
                Unary::Any => Bits::splat(1, ones > 0),
                Unary::All => Bits::splat(1, ones == self.width),
                Unary::Parity => Bits::splat(1, ones % 2 == 1),
            };
            return self.module.push(Kind::Const(bits), width, signed, at);
        }
        self.module.push(Kind::Unary(op, self.id), width, signed, at)
    }

    /// `self + other`, one bit wider than the wider operand, exact.
    #[track_caller]
    pub fn add_full(&self, other: impl Operand) -> Signal {
        self.full(other, Binary::Add, "+", Location::caller())
    }

    /// `self - other`, one bit wider than the wider operand; the top bit is the borrow
    /// (unsigned) or the sign (signed).
    #[track_caller]
    pub fn sub_full(&self, other: impl Operand) -> Signal {
        self.full(other, Binary::Sub, "-", Location::caller())
    }

    fn full(&self, other: impl Operand, op: Binary, text: &str, at: Place) -> Signal {
        let Some(other) = self.pair(&other, text, at) else {
            return self.module.stand_in(self.width + 1, self.signed, at);
        };
        let width = self.module.check_width("a sum", self.width.max(other.width) + 1, at);
        let (a, b) = (self.extend_to(width, at), other.extend_to(width, at));
        a.bin(op, &b, width, self.signed, at)
    }

    /// Whether some bit is 1.
    #[track_caller]
    pub fn any(&self) -> Signal {
        self.unary(Unary::Any, 1, Location::caller())
    }

    /// Whether all bits are 1.
    #[track_caller]
    pub fn all(&self) -> Signal {
        self.unary(Unary::All, 1, Location::caller())
    }

    /// Whether the number of bits that are 1 is odd.
    #[track_caller]
    pub fn parity(&self) -> Signal {
        self.unary(Unary::Parity, 1, Location::caller())
    }

    /// Number of bits that are 1, in `count_bits(width)` bits.
    #[track_caller]
    pub fn count_ones(&self) -> Signal {
        let at = Location::caller();
        let width = crate::count_bits(self.width);
        let mut level: Vec<Signal> =
            (0..self.width).map(|i| self.slice_at(i, 1, at).extend_to(width, at)).collect();
        while level.len() > 1 {
            level = level
                .chunks(2)
                .map(|c| match c {
                    [a, b] => a.bin(Binary::Add, b, width, false, at),
                    _ => c[0].clone(),
                })
                .collect();
        }
        level.swap_remove(0)
    }

    /// `if self { then } else { other }`; `self` is 1 bit, `then` and `other` of equal widths.
    /// A number takes the width of the other arm; `then` must be a signal.
    #[track_caller]
    pub fn mux(&self, then: &Signal, other: impl Operand) -> Signal {
        let at = Location::caller();
        if self.width != 1 {
            let (what, width) = (self.module.describe(self.id), self.width);
            let message = format!("{what} of {width} bits selects in a mux; it must be 1 bit");
            self.module.fail(ErrorKind::Width, at, message);
            return self.module.stand_in(then.width, then.signed, at);
        }
        let Some(other) = then.pair(&other, "or", at) else {
            return self.module.stand_in(then.width, then.signed, at);
        };
        if then.width != other.width {
            then.mismatch(&other, "or", "the arms of a mux differ in width; resize one", at);
            return self.module.stand_in(then.width, then.signed, at);
        }
        if !self.module.same_module(then, at) {
            return self.module.stand_in(then.width, then.signed, at);
        }
        let kind = Kind::Mux(self.id, then.id, other.id);
        self.module.push(kind, then.width, then.signed, at)
    }

    /// Chooses by value: the arm whose key equals `self`, else `default`. All arms are as wide as
    /// `default`; keys fit `self` and differ. `name` is the wire that holds the result.
    #[track_caller]
    pub fn case(&self, name: &str, arms: &[(u64, Signal)], default: &Signal) -> Signal {
        let at = Location::caller();
        let mut keys = Vec::new();
        for (key, arm) in arms {
            let bits = Bits::new(self.width, u128::from(*key));
            let trouble = match &bits {
                None => Some(format!("the key {key} does not fit {} bits", self.width)),
                Some(b) if keys.iter().any(|(k, _)| k == b) => {
                    Some(format!("the key {key} stands twice in a case"))
                }
                _ if arm.width != default.width || arm.signed != default.signed => Some(format!(
                    "the arm of key {key} has {} bits, the default {}; resize one",
                    arm.width, default.width
                )),
                _ => None,
            };
            match (trouble, bits) {
                (Some(message), _) => self.module.fail(ErrorKind::Width, at, message),
                (None, Some(bits)) if self.module.same_module(arm, at) => keys.push((bits, arm.id)),
                _ => {}
            }
        }
        if !self.module.same_module(default, at) {
            return self.module.stand_in(default.width, default.signed, at);
        }
        if let Kind::Const(bits) = self.module.kind(self.id) {
            // `always @*` would wait forever for a change of a constant.
            let chosen = keys.iter().find(|k| k.0 == bits).map_or(default.id, |k| k.1);
            let result = self.module.wire_at(name, default.width, Role::Wire, at);
            let value = Signal { id: chosen, ..default.clone() };
            self.module.drive_at(&result, value, at);
            return Signal { signed: default.signed, ..result };
        }
        let kind = Kind::Case { select: self.id, arms: keys, default: default.id };
        let result = self.module.named(kind, name, default.width, default.signed, at);
        self.module.item(Item::Wire(result.id));
        result
    }

    /// Bits `lo .. lo + width`, unsigned.
    #[track_caller]
    pub fn slice(&self, lo: u32, width: u32) -> Signal {
        self.slice_at(lo, width, Location::caller())
    }

    /// Bit `i`.
    #[track_caller]
    pub fn bit(&self, i: u32) -> Signal {
        self.slice_at(i, 1, Location::caller())
    }

    /// The most significant bit: the sign of a signed signal.
    #[track_caller]
    pub fn top(&self) -> Signal {
        self.slice_at(self.width - 1, 1, Location::caller())
    }

    fn slice_at(&self, lo: u32, width: u32, at: Place) -> Signal {
        if width == 0 || lo.checked_add(width).is_none_or(|end| end > self.width) {
            let what = self.module.describe(self.id);
            let message = format!(
                "slice of {width} bits from bit {lo} of {what}, which has {} bits",
                self.width
            );
            self.module.fail(ErrorKind::Width, at, message);
            return self.module.stand_in(width, false, at);
        }
        if width == self.width {
            return self.unsigned();
        }
        match self.module.kind(self.id) {
            Kind::Const(bits) if bits.width() == self.width => {
                self.module.push(Kind::Const(bits.slice(lo, width)), width, false, at)
            }
            Kind::Slice(base, inner) => {
                self.module.push(Kind::Slice(base, inner + lo), width, false, at)
            }
            _ => self.module.push(Kind::Slice(self.id, lo), width, false, at),
        }
    }

    /// The `width` bits that begin at bit `index * width`, unsigned. Every value of `index` must
    /// lie within the signal, so that the result is always defined.
    #[track_caller]
    pub fn chunk(&self, index: &Signal, width: u32) -> Signal {
        let at = Location::caller();
        if !self.module.same_module(index, at) {
            return self.module.stand_in(width, false, at);
        }
        let reach = 1u64.checked_shl(index.width).and_then(|n| n.checked_mul(u64::from(width)));
        if width == 0 || reach.is_none_or(|r| r > u64::from(self.width)) {
            let (what, by) = (self.module.describe(self.id), self.module.describe(index.id));
            let message = format!(
                "{by} of {} bits can point beyond {what} of {} bits in chunks of {width}",
                index.width, self.width
            );
            self.module.fail(ErrorKind::Width, at, message);
            return self.module.stand_in(width, false, at);
        }
        if let Kind::Const(bits) = self.module.kind(index.id) {
            let at_bit = bits.to_u64().unwrap_or(0) as u32 * width;
            return self.slice_at(at_bit, width, at);
        }
        self.module.push(Kind::Chunk(self.id, index.id), width, false, at)
    }

    /// `n` copies side by side, unsigned.
    #[track_caller]
    pub fn repeat(&self, n: u32) -> Signal {
        let at = Location::caller();
        let width = self.width.saturating_mul(n);
        let width = self.module.check_width("a repetition", width, at);
        if n <= 1 {
            return self.unsigned();
        }
        if let Kind::Const(bits) = self.module.kind(self.id) {
            let bits = Bits::joined(&vec![bits; n as usize]).slice(0, width);
            return self.module.push(Kind::Const(bits), width, false, at);
        }
        self.module.push(Kind::Repeat(self.id, n), width, false, at)
    }

    /// The index after this one in a ring of `n`: 0 after n - 1.
    #[track_caller]
    pub fn next_in(&self, n: u32) -> Signal {
        let next = if n == 1 { self.clone() } else { self + 1 };
        if n.is_power_of_two() {
            return next;
        }
        let zero = self.module.zeros(self.width);
        self.eq(n - 1).mux(&zero, next)
    }

    /// The low `width` bits, or extended to `width` bits (by the sign where signed).
    #[track_caller]
    pub fn resize(&self, width: u32) -> Signal {
        let at = Location::caller();
        let width = self.module.check_width("a resized signal", width, at);
        if width < self.width {
            return Signal { signed: self.signed, ..self.slice_at(0, width, at) };
        }
        self.extend_to(width, at)
    }
}

/// Concatenation, the first part most significant; unsigned. At least one part.
#[track_caller]
pub fn cat(parts: &[&Signal]) -> Signal {
    let at = Location::caller();
    let Some(first) = parts.first() else {
        let module = Module::current();
        let message = "a concatenation of nothing; give it at least one part".to_owned();
        module.fail(ErrorKind::Width, at, message);
        return module.stand_in(1, false, at);
    };
    let module = &first.module;
    let width = parts.iter().map(|p| u64::from(p.width)).sum::<u64>();
    let width = u32::try_from(width).unwrap_or(u32::MAX);
    let width = module.check_width("a concatenation", width, at);
    if let [one] = parts {
        return one.unsigned();
    }
    if parts.iter().any(|p| !module.same_module(p, at)) {
        return module.stand_in(width, false, at);
    }
    let constant = |p: &&Signal| match module.kind(p.id) {
        Kind::Const(bits) => Some(bits),
        _ => None,
    };
    if let Some(bits) = parts.iter().rev().map(constant).collect::<Option<Vec<Bits>>>() {
        return module.push(Kind::Const(Bits::joined(&bits)), width, false, at);
    }
    module.push(Kind::Cat(parts.iter().map(|p| p.id).collect()), width, false, at)
}

macro_rules! comparisons {
    ($($(#[$doc:meta])* $name:ident $op:ident $swap:literal $text:literal;)*) => {
        #[allow(clippy::should_implement_trait)] // hardware comparison: the result is a signal
        impl Signal {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(&self, other: impl Operand) -> Signal {
                self.compare(other, Binary::$op, $swap, $text, Location::caller())
            }
        )*}
    };
}
comparisons! {
    /// Whether equal.
    eq Eq false "==";
    /// Whether different.
    ne Ne false "!=";
    /// Whether less.
    lt Lt false "<";
    /// Whether less or equal.
    le Le false "<=";
    /// Whether greater.
    gt Lt true ">";
    /// Whether greater or equal.
    ge Le true ">=";
}

macro_rules! operators {
    ($($trait:ident $method:ident $via:ident $op:ident $text:literal;)*) => {$(
        impl<R: Operand> $trait<R> for &Signal {
            type Output = Signal;
            #[track_caller]
            fn $method(self, other: R) -> Signal {
                self.$via(other, Binary::$op, $text, Location::caller())
            }
        }
        impl<R: Operand> $trait<R> for Signal {
            type Output = Signal;
            #[track_caller]
            fn $method(self, other: R) -> Signal {
                self.$via(other, Binary::$op, $text, Location::caller())
            }
        }
    )*};
}
operators! {
    Add add arithmetic Add "+";
    Sub sub arithmetic Sub "-";
    Mul mul arithmetic Mul "*";
    BitAnd bitand bitwise And "&";
    BitOr bitor bitwise Or "|";
    BitXor bitxor bitwise Xor "^";
}

macro_rules! shifts {
    ($($trait:ident $method:ident $op:ident;)*) => {$(
        impl<A: ShiftAmount> $trait<A> for &Signal {
            type Output = Signal;
            #[track_caller]
            fn $method(self, amount: A) -> Signal {
                self.shift(&amount, Binary::$op, Location::caller())
            }
        }
        impl<A: ShiftAmount> $trait<A> for Signal {
            type Output = Signal;
            #[track_caller]
            fn $method(self, amount: A) -> Signal {
                self.shift(&amount, Binary::$op, Location::caller())
            }
        }
    )*};
}
shifts! {
    Shl shl Shl;
    Shr shr Shr;
}

impl Not for &Signal {
    type Output = Signal;
    #[track_caller]
    fn not(self) -> Signal {
        self.unary(Unary::Not, self.width, Location::caller())
    }
}

impl Not for Signal {
    type Output = Signal;
    #[track_caller]
    fn not(self) -> Signal {
        self.unary(Unary::Not, self.width, Location::caller())
    }
}
