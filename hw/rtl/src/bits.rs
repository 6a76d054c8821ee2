//! Constant bit vectors: the value of a literal. Used by `signal` (to make them) and `verilog`
//! (to print them).

/// A constant of a given width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bits {
    width: u32,
    words: Vec<u64>,
}

impl Bits {
    /// `value` in `width` bits; `None` when it does not fit, or the width is 0.
    pub fn new(width: u32, value: u128) -> Option<Bits> {
        Bits::from_words(width, &[value as u64, (value >> 64) as u64])
    }

    /// The value of `words`, the lowest 64 bits first, in `width` bits; missing words are 0.
    /// `None` when it does not fit, or the width is 0.
    pub fn from_words(width: u32, words: &[u64]) -> Option<Bits> {
        let mut out = Bits { width, words: vec![0; width.div_ceil(64) as usize] };
        let last = out.words.len().checked_sub(1)?;
        for (i, &word) in words.iter().enumerate() {
            match out.words.get_mut(i) {
                Some(w) => *w = word,
                None if word != 0 => return None,
                None => {}
            }
        }
        let used = width - 64 * last as u32;
        (used == 64 || out.words[last] >> used == 0).then_some(out)
    }

    /// `value` in two's complement, extended or cut to `width` bits.
    pub(crate) fn wrapped(width: u32, value: i128) -> Bits {
        let mut out = Bits::splat(width, value < 0);
        for (word, shift) in out.words.iter_mut().zip([0, 64]) {
            *word = (value >> shift) as u64;
        }
        out.trim();
        out
    }

    /// All bits equal to `bit`.
    pub fn splat(width: u32, bit: bool) -> Bits {
        let words = vec![if bit { u64::MAX } else { 0 }; width.div_ceil(64) as usize];
        let mut out = Bits { width, words };
        out.trim();
        out
    }

    /// Clears the bits of the last word beyond the width.
    fn trim(&mut self) {
        if !self.width.is_multiple_of(64)
            && let Some(last) = self.words.last_mut()
        {
            *last &= (1 << (self.width % 64)) - 1;
        }
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

    /// The low bits, or extended by zeros or the sign.
    pub(crate) fn extended(&self, width: u32, signed: bool) -> Bits {
        let sign = signed && self.bit(self.width.saturating_sub(1));
        let mut out = Bits::splat(width, sign);
        (0..self.width.min(width)).filter(|&i| self.bit(i) != sign).for_each(|i| out.flip(i));
        out
    }

    /// Every bit the other way round.
    pub(crate) fn inverted(&self) -> Bits {
        let words = self.words.iter().map(|w| !w).collect();
        let mut out = Bits { width: self.width, words };
        out.trim();
        out
    }

    /// Parts side by side, the first part least significant.
    pub(crate) fn joined(parts: &[Bits]) -> Bits {
        let mut out = Bits::splat(parts.iter().map(|p| p.width).sum(), false);
        let mut at = 0;
        for part in parts {
            (0..part.width).filter(|&i| part.bit(i)).for_each(|i| out.flip(at + i));
            at += part.width;
        }
        out
    }

    /// Number of bits that are 1.
    pub(crate) fn ones(&self) -> u32 {
        self.words.iter().map(|w| w.count_ones()).sum()
    }

    /// Turns bit `i` over.
    pub(crate) fn flip(&mut self, i: u32) {
        if let Some(word) = self.words.get_mut((i / 64) as usize) {
            *word ^= 1 << (i % 64);
        }
    }

    /// The value where it fits 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        let (first, rest) = self.words.split_first()?;
        rest.iter().all(|&w| w == 0).then_some(*first)
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
