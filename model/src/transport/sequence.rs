//! Numbers that wrap, and vectors of 256 bits beside them.

/// Packets that a path may have under way beyond the oldest unacknowledged one: the length of the
/// selective acknowledgement (source: B, "256-bit selective-acknowledgement bit vector").
pub const WINDOW: u32 = 256;

/// How far `a` is ahead of `b`, modulo 2^32; negative if it is behind. Right as long as the two are
/// less than 2^31 apart.
pub fn ahead(a: u32, b: u32) -> i32 {
    a.wrapping_sub(b) as i32
}

/// 256 bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bits256(pub [u64; 4]);

impl Bits256 {
    /// All clear.
    pub const ZERO: Self = Self([0; 4]);

    /// Bit `index`, modulo 256.
    pub fn get(&self, index: u32) -> bool {
        self.0[(index / 64 % 4) as usize] >> (index % 64) & 1 == 1
    }

    /// Sets bit `index`, modulo 256.
    pub fn set(&mut self, index: u32) {
        self.0[(index / 64 % 4) as usize] |= 1 << (index % 64);
    }

    /// Clears bit `index`, modulo 256.
    pub fn clear(&mut self, index: u32) {
        self.0[(index / 64 % 4) as usize] &= !(1 << (index % 64));
    }

    /// Whether none is set.
    pub fn is_zero(&self) -> bool {
        self.0 == [0; 4]
    }

    /// How many are set.
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The lowest that is set.
    pub fn first(&self) -> Option<u32> {
        self.first_from(0)
    }

    /// The lowest that is set from `from` on (at most 256).
    pub fn first_from(&self, from: u32) -> Option<u32> {
        let mut word = (from / 64) as usize;
        if word >= 4 {
            return None;
        }
        let mut bits = self.0[word] & !0 << (from % 64);
        loop {
            if bits != 0 {
                return Some(word as u32 * 64 + bits.trailing_zeros());
            }
            word += 1;
            bits = *self.0.get(word)?;
        }
    }

    /// The lowest set one at or behind `from`, going round from 255 to 0.
    pub fn first_round(&self, from: u32) -> Option<u32> {
        self.first_from(from % 256).or_else(|| self.first())
    }

    /// The highest that is set.
    pub fn last(&self) -> Option<u32> {
        let word = self.0.iter().rposition(|&word| word != 0)?;
        Some(word as u32 * 64 + 63 - self.0[word].leading_zeros())
    }

    /// The bits that are set, from the lowest on.
    pub fn iter(&self) -> impl Iterator<Item = u32> + use<> {
        let bits = *self;
        let mut from = 0;
        std::iter::from_fn(move || {
            let index = bits.first_from(from)?;
            from = index + 1;
            Some(index)
        })
    }

    /// Those of both.
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Those of either.
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Those of this one that the other has not.
    pub fn and_not(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Turned down: bit `i` of the result is bit `i + by` modulo 256. What is kept by sequence number
    /// modulo 256 becomes what an acknowledgement says, relative to its base.
    pub fn turned_down(&self, by: u32) -> Self {
        let (words, bits) = ((by / 64 % 4) as usize, by % 64);
        Self(std::array::from_fn(|i| {
            let (low, high) = (self.0[(i + words) % 4], self.0[(i + words + 1) % 4]);
            if bits == 0 { low } else { low >> bits | high << (64 - bits) }
        }))
    }

    /// The opposite of [`Bits256::turned_down`].
    pub fn turned_up(&self, by: u32) -> Self {
        self.turned_down((256 - by % 256) % 256)
    }

    /// The lowest `count` bits set.
    pub fn low(count: u32) -> Self {
        Self(std::array::from_fn(|i| match count.saturating_sub(64 * i as u32) {
            0 => 0,
            n if n >= 64 => !0,
            n => (1 << n) - 1,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits as a plain list, to compare with.
    fn list(bits: &Bits256) -> Vec<u32> {
        (0..256).filter(|&i| bits.0[i as usize / 64] >> (i % 64) & 1 == 1).collect()
    }

    #[test]
    fn numbers_wrap() {
        assert_eq!(ahead(2, u32::MAX), 3);
        assert_eq!(ahead(u32::MAX, 2), -3);
        assert_eq!(ahead(7, 7), 0);
    }

    #[test]
    fn vectors_are_what_lists_are() {
        for set in [vec![], vec![0], vec![255], vec![63, 64, 65, 127, 128, 200], (0..256).collect()]
        {
            let mut bits = Bits256::ZERO;
            set.iter().for_each(|&i| bits.set(i));
            assert_eq!(list(&bits), set);
            assert_eq!(bits.iter().collect::<Vec<_>>(), set);
            assert_eq!(bits.count() as usize, set.len());
            assert_eq!(bits.first(), set.first().copied());
            assert_eq!(bits.last(), set.last().copied());
            for by in [0, 1, 63, 64, 65, 130, 255] {
                let mut must: Vec<u32> = set.iter().map(|i| (i + 256 - by) % 256).collect();
                must.sort_unstable();
                assert_eq!(list(&bits.turned_down(by)), must, "by {by}");
                assert_eq!(bits.turned_down(by).turned_up(by), bits, "by {by}");
                let from = set.iter().copied().find(|&i| i >= by);
                assert_eq!(bits.first_from(by), from);
                assert_eq!(bits.first_round(by), from.or(set.first().copied()));
            }
        }
        for count in [0, 1, 64, 100, 256] {
            assert_eq!(list(&Bits256::low(count)), (0..count).collect::<Vec<_>>());
        }
    }
}
