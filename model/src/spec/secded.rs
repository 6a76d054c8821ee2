//! The code that guards memories: an extended Hamming code, which corrects one wrong bit of a word
//! and detects two (SECDED).
//!
//! ```text
//!   word:      data bits, as they are          check field
//!              | k-1 ... 1 0 |   | overall parity | Hamming bit r-1 ... 0 |
//!   position:  those that are no               0              2^(r-1) ... 1
//!              power of two
//! ```
//! Every bit has a position. Data bit i has the i-th position, from 1 on, that is no power of two;
//! Hamming bit j has position 2^j and makes the parity of all bits whose position has bit j even;
//! the top bit of the check field makes the parity of the whole word even. So the positions of the
//! wrong bits, XORed, are the syndrome: one wrong bit names itself, two leave a syndrome and an even
//! word. r is the least with 2^r >= k + r + 1: 64 data bits have 8 check bits, 256 have 10.
//!
//! The memories that use it: the lines of the LLC (64 bits a word), HBM (256 bits a word).
//! The hardware is `hw/src/secded.rs`. Source: R. W. Hamming, 1950.

/// Most data bits of a word.
pub const MAX_DATA_BITS: u32 = 256;

/// Words of 64 bits that hold the data.
const MAX_WORDS: usize = (MAX_DATA_BITS / 64) as usize;
/// Hamming bits of the widest word.
const MAX_HAMMING_BITS: usize = 9;

/// The code of words of one width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secded {
    data_bits: u32,
    hamming_bits: u32,
    masks: [[u64; MAX_WORDS]; MAX_HAMMING_BITS],
}

/// What a decoder finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// No bit is wrong, or more than the code can see.
    Clean,
    /// The bit of this position was wrong, and is right now if it is one of the data.
    Corrected(u32),
    /// Two bits are wrong (or another even number, or a position that no bit has): the data are as
    /// they came.
    Double,
}

impl Secded {
    /// The code of words of `data_bits` bits, 1 to [`MAX_DATA_BITS`].
    ///
    /// # Panics
    /// If there are none or more bits.
    pub const fn new(data_bits: u32) -> Secded {
        assert!(data_bits >= 1 && data_bits <= MAX_DATA_BITS, "a word has 1 to 256 data bits");
        let mut hamming_bits = 2;
        while 1 << hamming_bits < data_bits + hamming_bits + 1 {
            hamming_bits += 1;
        }
        let mut masks = [[0; MAX_WORDS]; MAX_HAMMING_BITS];
        let (mut i, mut position) = (0, 3u32);
        while i < data_bits {
            if !position.is_power_of_two() {
                let mut j = 0;
                while j < hamming_bits {
                    if position >> j & 1 == 1 {
                        masks[j as usize][(i / 64) as usize] |= 1 << (i % 64);
                    }
                    j += 1;
                }
                i += 1;
            }
            position += 1;
        }
        Secded { data_bits, hamming_bits, masks }
    }

    /// Data bits of a word.
    pub const fn data_bits(&self) -> u32 {
        self.data_bits
    }

    /// Hamming bits of a word: those of the check field without the overall parity.
    pub const fn hamming_bits(&self) -> u32 {
        self.hamming_bits
    }

    /// Bits of the check field.
    pub const fn check_bits(&self) -> u32 {
        self.hamming_bits + 1
    }

    /// Words of 64 bits that hold the data, the lowest bits first.
    pub const fn words(&self) -> usize {
        self.data_bits.div_ceil(64) as usize
    }

    /// The data bits whose parity Hamming bit `j` holds, as words like the data.
    ///
    /// # Panics
    /// If there is no such Hamming bit.
    pub fn parity_mask(&self, j: u32) -> &[u64] {
        assert!(j < self.hamming_bits, "Hamming bit {j} of {}", self.hamming_bits);
        &self.masks[j as usize][..self.words()]
    }

    /// The position of data bit `i`.
    ///
    /// # Panics
    /// If there is no such data bit.
    pub fn position(&self, i: u32) -> u32 {
        assert!(i < self.data_bits, "data bit {i} of {}", self.data_bits);
        let bit = |mask: &[u64; MAX_WORDS]| (mask[(i / 64) as usize] >> (i % 64) & 1) as u32;
        (0..self.hamming_bits).map(|j| bit(&self.masks[j as usize]) << j).sum()
    }

    /// The data bit at a position; `None` at the positions of check bits and beyond the word.
    pub fn data_bit(&self, position: u32) -> Option<u32> {
        if position == 0 || position.is_power_of_two() {
            return None;
        }
        // As many positions below it are powers of two as it has bits.
        let i = position - (u32::BITS - position.leading_zeros()) - 1;
        (i < self.data_bits).then_some(i)
    }

    /// The Hamming bits of the data: also what a decoder expects.
    fn hamming(&self, data: &[u64]) -> u64 {
        let parity = |mask: &[u64; MAX_WORDS]| {
            let folded = data.iter().zip(mask).fold(0, |sum, (word, mask)| sum ^ (word & mask));
            u64::from(folded.count_ones() & 1)
        };
        (0..self.hamming_bits).fold(0, |sum, j| sum | parity(&self.masks[j as usize]) << j)
    }

    /// The check field of the data ([`Secded::words`] words; bits beyond the width are 0).
    pub fn encode(&self, data: &[u64]) -> u64 {
        debug_assert_eq!(data.len(), self.words());
        let hamming = self.hamming(data);
        let folded = data.iter().fold(hamming, |sum, word| sum ^ word);
        hamming | u64::from(folded.count_ones() & 1) << self.hamming_bits
    }

    /// Checks the data against their check field and corrects one wrong bit of them.
    pub fn decode(&self, data: &mut [u64], check: u64) -> Outcome {
        debug_assert_eq!(data.len(), self.words());
        let syndrome = (self.hamming(data) ^ check) & ((1 << self.hamming_bits) - 1);
        let folded = data.iter().fold(check, |sum, word| sum ^ word);
        let odd = folded.count_ones() & 1 == 1;
        match (syndrome as u32, odd) {
            (0, false) => Outcome::Clean,
            (_, false) => Outcome::Double,
            (position, true) => match self.data_bit(position) {
                Some(i) => {
                    data[(i / 64) as usize] ^= 1 << (i % 64);
                    Outcome::Corrected(position)
                }
                None if position == 0 || position.is_power_of_two() => Outcome::Corrected(position),
                // An odd number of wrong bits, 3 or more, that point nowhere.
                None => Outcome::Double,
            },
        }
    }
}
