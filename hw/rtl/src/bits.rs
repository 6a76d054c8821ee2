//! Constant bit vectors: the value of a literal. Used by `signal` (to make them) and `verilog`
//! (to print them).

/// A constant of a given width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    width: u32,
    words: Vec<u64>,
}

impl Bits {
    /// `value` in `width` bits; `None` when it does not fit.
    pub fn new(width: u32, value: u128) -> Option<Bits> {
        if width < 128 && value >> width != 0 {
            return None;
        }
        let mut words = vec![0; width.div_ceil(64) as usize];
        words[0] = value as u64;
        if let Some(high) = words.get_mut(1) {
            *high = (value >> 64) as u64;
        }
        Some(Bits { width, words })
    }

    /// All bits equal to `bit`.
    pub fn splat(width: u32, bit: bool) -> Bits {
        let mut words = vec![if bit { u64::MAX } else { 0 }; width.div_ceil(64) as usize];
        if !width.is_multiple_of(64)
            && let Some(last) = words.last_mut()
        {
            *last &= (1 << (width % 64)) - 1;
        }
        Bits { width, words }
    }

    /// Width in bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Bit `i`, false beyond the width.
    pub fn bit(&self, i: u32) -> bool {
        self.words.get((i / 64) as usize).is_some_and(|w| w >> (i % 64) & 1 == 1)
    }

    /// Bits `lo .. lo + width`.
    pub fn slice(&self, lo: u32, width: u32) -> Bits {
        let mut out = Bits::splat(width, false);
        for i in (0..width).filter(|&i| self.bit(lo + i)) {
            out.words[(i / 64) as usize] |= 1 << (i % 64);
        }
        out
    }

    /// The value where it fits 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        self.words[1..].iter().all(|&w| w == 0).then_some(self.words[0])
    }

    /// As a Verilog literal: decimal up to 9, hexadecimal above.
    pub fn verilog(&self) -> String {
        match self.to_u64() {
            Some(v) if self.width == 1 => format!("1'b{v}"),
            Some(v) if v < 10 => format!("{}'d{v}", self.width),
            _ => {
                let mut hex = String::new();
                for word in self.words.iter().rev() {
                    hex.push_str(&format!("{word:016x}"));
                }
                let digits = self.width.div_ceil(4) as usize;
                let hex = &hex[hex.len() - digits..];
                format!("{}'h{hex}", self.width)
            }
        }
    }
}
